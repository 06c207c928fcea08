/** "Où ça s’use?" as "ou-ca-suse": lowercase, accents and punctuation dropped, spaces as single hyphens. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
}
