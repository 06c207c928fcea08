import { inPairs, type Lang, type Text } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import { facePlace, type PicturePlace } from '#app/content/own-pictures.ts'
import { pictures } from '#app/content/pictures.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** The photographs that only the garage can take, each with a hint on how to take it. */
export const shots: readonly { place: PicturePlace; name: Text; hint: Text }[] = [
  {
    place: facePlace,
    name: { fr: 'La personne qui répond', en: 'The person who answers' },
    hint: {
      fr: 'Au travail, à la lumière de la porte, le visage au milieu. Demandez-lui d’abord.',
      en: 'At work, in the light of the door, the face in the middle. Ask them first.',
    },
  },
  {
    place: 'hero-evening-door',
    name: { fr: 'La façade', en: 'The front' },
    hint: {
      fr: 'De l’autre côté de la rue, le soir, la porte ouverte et les lumières allumées. Pas de plaque lisible.',
      en: 'From across the street, in the evening, door open and lights on. No readable licence plate.',
    },
  },
  {
    place: 'sign-evening',
    name: { fr: 'L’enseigne', en: 'The sign' },
    hint: {
      fr: 'Bien droite, le nom au complet, un peu de mur autour.',
      en: 'Level, the whole name, a little wall around it.',
    },
  },
  {
    place: 'hero-workshop',
    name: { fr: 'Les ponts', en: 'The lifts' },
    hint: {
      fr: 'Depuis la porte, une auto levée, le téléphone à hauteur des yeux. C’est la première image du site.',
      en: 'From the door, one car up, the phone at eye height. It is the first picture of the site.',
    },
  },
  {
    place: 'hero-low-lift',
    name: { fr: 'Sous une auto levée', en: 'Under a raised car' },
    hint: {
      fr: 'Accroupi, de bas en haut, l’auto d’un bord à l’autre.',
      en: 'Crouched, looking up, the car from edge to edge.',
    },
  },
  {
    place: 'pad-worn-new',
    name: { fr: 'La pièce usée et la neuve', en: 'The worn part and the new one' },
    hint: {
      fr: 'Deux plaquettes de frein à plat sur un chiffon propre : l’usée à gauche, la neuve à droite. De tout près.',
      en: 'Two brake pads flat on a clean rag: the worn one on the left, the new one on the right. Close up.',
    },
  },
  {
    place: 'waiting-room',
    name: { fr: 'La salle d’attente', en: 'The waiting room' },
    hint: {
      fr: 'Depuis un coin, rangée et vide, la lampe allumée.',
      en: 'From a corner, tidy and empty, the lamp on.',
    },
  },
  {
    place: 'waiting-window',
    name: { fr: 'La vitre sur l’atelier', en: 'The window onto the workshop' },
    hint: {
      fr: 'Assis à la place du client, l’atelier derrière la vitre.',
      en: 'From the customer’s chair, the workshop behind the glass.',
    },
  },
  {
    place: 'keys-workorder',
    name: { fr: 'Le comptoir', en: 'The counter' },
    hint: {
      fr: 'Un bon de travail et des clés, de haut. Aucun nom ni numéro lisible.',
      en: 'A work order and keys, from above. No name or number one can read.',
    },
  },
  {
    place: 'hero-toolwall',
    name: { fr: 'Le mur d’outils', en: 'The tool wall' },
    hint: {
      fr: 'Bien en face, l’établi au bas de l’image.',
      en: 'Straight on, the bench along the bottom.',
    },
  },
  {
    place: 'tire-storage',
    name: { fr: 'Les pneus entreposés', en: 'The tire rack' },
    hint: {
      fr: 'Dans l’allée, les rangées qui fuient vers le fond.',
      en: 'From the aisle, the rows running to the back.',
    },
  },
  {
    place: 'paraffin-kit',
    name: { fr: 'L’antirouille', en: 'Rustproofing' },
    hint: {
      fr: 'Le pistolet et le contenant sur l’établi, ou l’application sous une auto.',
      en: 'The gun and its can on the bench, or the work under a car.',
    },
  },
]

export function placeName(place: PicturePlace, lang: Lang): string {
  const shot = shots.find((one) => one.place === place)
  if (shot) return shot.name[lang]
  if (isOwnKey(place)) return words[lang].added
  return place === facePlace ? place : pictures[place].title[lang]
}

/** Texts of the desk's pages for pictures. `[…]` is a slot that the page fills. */
const words = inPairs({
  title: ['Photos', 'Pictures'],
  added: ['Photo d’un article ou d’une réalisation', 'Picture of an article or a job'],
  shots: ['Photos à prendre', 'Pictures to take'],
  shotsIntro: [
    'Personne d’autre que vous ne peut les prendre. Tenez le téléphone à l’horizontale, laissez de la place autour du sujet.',
    'Nobody but you can take them. Hold the phone sideways, leave some room around the subject.',
  ],
  others: ['Les autres images du site', 'The other pictures of the site'],
  othersIntro: [
    'Touchez une image pour mettre la vôtre à sa place, partout où elle paraît.',
    'Tap a picture to put yours in its place, everywhere it stands.',
  ],
  own: ['La vôtre', 'Yours'],
  sample: ['Image d’exemple', 'Sample picture'],
  missing: ['Pas encore de photo', 'No picture yet'],
  draft: ['à publier', 'to publish'],
  back: ['Toutes les photos', 'All pictures'],
  stands: ['Sa place :', 'Its place:'],
  shared: ['aperçu des liens partagés', 'preview of shared links'],
  camera: ['Prendre une photo', 'Take a picture'],
  library: ['Choisir une photo', 'Choose a picture'],
  fileHint: [
    'JPEG, PNG ou WebP, 12 Mo au plus. Le lieu et la date cachés dans le fichier sont effacés.',
    'JPEG, PNG or WebP, 12 MB at most. The place and date hidden in the file are erased.',
  ],
  look: [
    'Sans visage de client, sans plaque ni papier qu’on peut lire.',
    'No customer’s face, no plate or paper one can read.',
  ],
  send: ['Envoyer la photo pour la voir', 'Send the picture to see it'],
  sending: ['Envoi de la photo', 'Sending the picture'],
  sent: [
    'Voici la photo. Elle n’est pas encore sur le site.',
    'Here is the picture. It is not on the site yet.',
  ],
  focus: ['Ce qui doit rester visible', 'What must stay visible'],
  focusHint: [
    'Touchez le plus important sur la photo. Dans chaque cadre du site, la coupe se fait autour.',
    'Tap what matters most in the picture. In every frame of the site, the cut is made around it.',
  ],
  focusAt: [
    'Endroit à garder, [x] % depuis la gauche, [y] % depuis le haut',
    'Point to keep, [x]% from the left, [y]% from the top',
  ],
  left: ['Depuis la gauche, en %', 'From the left, in %'],
  top: ['Depuis le haut, en %', 'From the top, in %'],
  frames: {
    wide: ['Partout', 'Everywhere'],
    card: ['Vignette', 'Small card'],
    band: ['Bandeau', 'Band'],
    social: ['Lien partagé', 'Shared link'],
  },
  alt: {
    fr: ['Ce qu’on voit, en français', 'What is seen, in French'],
    en: ['Ce qu’on voit, en anglais', 'What is seen, in English'],
  },
  altHint: [
    'Lu à voix haute aux gens qui ne voient pas la photo. [most] caractères au plus.',
    'Read aloud to people who do not see the picture. [most] characters at most.',
  ],
  decorative: ['Décorative : le texte à côté dit déjà tout', 'Decorative: the text beside it says it all'],
  save: ['Enregistrer et vérifier', 'Save and check'],
  restore: ['Remettre l’image d’exemple', 'Put the sample picture back'],
  remove: ['Retirer cette photo', 'Take this picture away'],
  errors: {
    none: ['Prenez ou choisissez d’abord une photo.', 'First take or choose a picture.'],
    alt: [
      'Dites ce qu’on voit dans les deux langues, en [most] caractères au plus, ou cochez « Décorative ».',
      'Say what is seen in both languages, in [most] characters at most, or tick “Decorative”.',
    ],
    network: [
      'La photo n’est pas partie. Vérifiez la connexion et essayez de nouveau.',
      'The picture was not sent. Check the connection and try again.',
    ],
  },
  refusals: {
    empty: ['« [file] » est vide. Choisissez une autre photo.', '“[file]” is empty. Choose another picture.'],
    large: [
      '« [file] » dépasse 12 Mo. Prenez-la plus petite, ou choisissez-en une autre.',
      '“[file]” is larger than 12 MB. Take a smaller one, or choose another.',
    ],
    heic: [
      '« [file] » est au format HEIC, que le web ne lit pas. Sur l’iPhone : Réglages, Appareil photo, Formats, « Le plus compatible », puis reprenez la photo.',
      '“[file]” is a HEIC file, which the web cannot read. On the iPhone: Settings, Camera, Formats, “Most Compatible”, then take the picture again.',
    ],
    type: [
      '« [file] » n’est pas une photo JPEG, PNG ou WebP.',
      '“[file]” is not a JPEG, PNG or WebP picture.',
    ],
    animated: ['« [file] » bouge. Choisissez une photo fixe.', '“[file]” moves. Choose a still picture.'],
    pixels: [
      '« [file] » a plus de 50 millions de pixels. Choisissez une plus petite taille de photo.',
      '“[file]” has more than 50 million pixels. Choose a smaller picture size.',
    ],
    small: [
      '« [file] » est trop petite : il faut au moins 800 pixels de large et 500 de haut.',
      '“[file]” is too small: at least 800 pixels wide and 500 high are needed.',
    ],
    broken: [
      '« [file] » est abîmée ou incomplète. Reprenez la photo, ou choisissez-en une autre.',
      '“[file]” is damaged or incomplete. Take the picture again, or choose another.',
    ],
    slow: [
      '« [file] » demande trop de travail au serveur. Essayez de nouveau, ou choisissez-en une autre.',
      '“[file]” is too much work for the server. Try again, or choose another.',
    ],
  },
  values: {
    own: ['votre photo ([alt])', 'your picture ([alt])'],
    other: ['une autre photo', 'another picture'],
    framing: ['un autre cadrage', 'another framing'],
    sample: ['image d’exemple', 'sample picture'],
  },
  sentence: ['Photo : [place]', 'Picture: [place]'],
})

export type DeskPicturesCopy = (typeof words)['fr']

export const deskPicturesCopy = typesetCopy(words)
