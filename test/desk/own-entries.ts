/** A review with valid fields. */
export const ownReview = {
  who: 'Marie T., Rosemont',
  rating: '4',
  service: 'freins',
  // An amount in a customer's words is kept.
  'text.fr': 'Ils m’ont montré la pièce. 100\u00a0$ de moins qu’ailleurs.',
  'text.en': 'They showed me the part. $100 less than elsewhere.',
  date: '2026-09-02',
  consent: '2026-09-03',
}

/** A job with valid fields. */
export const ownJob = {
  'title.fr': 'Bas de caisse refaits',
  'title.en': 'Rocker panels rebuilt',
  'description.fr': 'Rouille coupée, tôle neuve, peinture.',
  'description.en': 'Rust cut out, new metal, paint.',
  service: 'carrosserie',
  date: '2026-08-20',
}
