// Imported before everything else: React chooses its production form when it is first loaded.
process.env.NODE_ENV = 'production'
