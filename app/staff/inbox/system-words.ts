import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** What staff read above the inbox when the machine that runs the site needs someone. */
const copy = inPairs({
  held: [
    'L’effacement automatique est suspendu : la date du serveur est peut-être fausse.',
    'Automatic erasing is on hold: the server’s date may be wrong.',
  ],
  look: ['Vérifier', 'Check'],
  backupLate: [
    'La dernière bonne sauvegarde date du [when]. Avertissez la personne qui s’occupe du serveur : il en faut une par nuit.',
    'The last good backup is from [when]. Tell the person who looks after the server: there should be one every night.',
  ],
  backupNever: [
    'Les demandes n’ont encore jamais été sauvegardées. Avertissez la personne qui s’occupe du serveur : il faut une sauvegarde par nuit.',
    'The requests have never been backed up yet. Tell the person who looks after the server: there should be a backup every night.',
  ],
  disk: [
    'Le disque du serveur est presque plein. Avertissez la personne qui s’en occupe avant que des demandes soient refusées.',
    'The server’s disk is nearly full. Tell the person who looks after it before requests are refused.',
  ],
  noWrites: [
    'Le serveur ne peut rien enregistrer : les demandes sont refusées, et les clients lisent votre numéro de téléphone. Avertissez tout de suite la personne qui s’en occupe.',
    'The server cannot save anything: requests are refused, and customers read your phone number. Tell the person who looks after it right away.',
  ],
  damaged: [
    'La base de données est abîmée. Avertissez tout de suite la personne qui s’occupe du serveur : il faut peut-être restaurer une sauvegarde.',
    'The database is damaged. Tell the person who looks after the server right away: a backup may have to be restored.',
  ],
})

export const systemCopy = filledCopy(copy)
