import type { RecordId } from '#app/content/records/records.ts'

/** What a text must not promise outside of the conditions named, in both languages. */
export const promised: readonly { what: RegExp; only: readonly RecordId[]; except?: RegExp }[] = [
  { what: /courtoisie|courtesy/i, only: ['courtesyCar'] },
  { what: /Wi-?Fi|\bcafé(?! au lait)|(?<!milky )\bcoffee\b/i, only: ['waitingRoom'] },
  {
    what: /stationnement (est )?gratuit|free parking|parking is free/i,
    only: ['freeParking'],
  },
  {
    what: /(réclamations|assurance)\b.{0,25}accept|insurance\b.{0,20}accept|à votre assureur,|to your insurer\b/i,
    only: ['insuranceClaims'],
  },
  {
    what: /regarder (travailler|la réparation|de la salle)|sous vos yeux|aux regards|visible de la salle|donne sur les ponts|watch the|watch from|plain sight|open to view|looks onto|see from the waiting/i,
    only: ['watchRepairs'],
  },
  {
    what: /estimation[^.]{0,25}gratuite|free (written )?estimate|estimate\b[^.]{0,20}\bfree\b/i,
    only: ['prices.bodyworkEstimate'],
    except: /^(texts\/rights|prices)/,
  },
  {
    what: /déduit|deducted|off the bill/i,
    only: ['diagnosticDeducted', 'diagnosticSmallRepair'],
  },
  { what: /soumission[^.]{0,20}ne coûte rien|quote is free/i, only: ['freeQuote'] },
  {
    what: /gratuit|sans frais|ne coûte rien|\bfree\b/i,
    only: [
      'freeParking',
      'prices.bodyworkEstimate',
      'freeInspection',
      'freeQuote',
      'wheelNuts',
      'waitingRoom',
    ],
    // The law's own, and the words of a price without an amount.
    except: /^(texts\/(rights|privacy|refusals)|prices|texts\/estimate.*\.free$|packages)/,
  },
  {
    what: /une (vraie )?personne du garage|confirmé par une personne|vraie personne|(a|real) person (at the|answers)|someone at the garage|confirmed by a person/i,
    only: ['answeredByPerson', 'howWeWork'],
  },
  {
    what: /(répon|answer|rappel)\p{L}*\b[^.]{0,60}\b(heures?|minutes?|jours?|hours?|days?)\b/iu,
    only: ['answeredByPerson', 'answerTime'],
    // The hours of a customer, and the days that the law gives.
    except: /^(texts\/privacy|hours\/)/,
  },
  {
    what: /\b(prend|prennent|takes?|within|en moins)\b[^.]{0,30}\b(minutes?|heures?|hours?|jours?|days?)\b|devrait être prêt|should be ready|date prévue|expected date/i,
    only: ['readyDate', 'courtesyCar', 'articles', 'story'],
    except: /^texts\/privacy/,
  },
  { what: /toutes (les )?marques|all makes/i, only: ['trucks'] },
  { what: /\bmotos?\b|motorcycles?/i, only: ['motorcycles'] },
  {
    what: /voitures classiques|\bclassiques?\b|\bclassics?\b/i,
    only: ['classicCars', 'prices.restoration'],
    except: /^(services\/carrosserie.*\.steps|prices)/,
  },
  { what: /famil(ial|le)\b|\bfamily\b/i, only: ['familyGarage', 'story'] },
  { what: /fondateur|founder/i, only: ['founderIsMechanic', 'story'] },
  {
    what: /prix affiché|posted price|au téléphone, au comptoir|on the phone, at the counter|sur le mur/i,
    only: ['samePrice'],
  },
  { what: /taux horaire affiché|posted hourly rate/i, only: ['prices.labour'] },
  { what: /prix fixe|set price/i, only: ['prices.rustproofingCar'] },
  { what: /au prix détaillé|itemized: labour/i, only: ['prices.oilChange'] },
  {
    what: /entrepos|\bstorage\b|\bwe store\b|we keep your summer|on garde vos pneus/i,
    only: ['tireStorage'],
    except: /^(prices|packages|texts\/estimate)/,
  },
  {
    what: /fournitures d’atelier|shop supplies/i,
    only: ['noShopFees'],
    except: /^texts\/rights/,
  },
  { what: /alignements?\?|la géométrie se règle|\balignments\b/i, only: ['alignment'] },
  { what: /rechargez?.{0,12}climatisation|recharge air/i, only: ['airConditioning'] },
  { what: /hybrides?|hybrids?/i, only: ['hybrids'] },
  { what: /aide à la mobilité|mobility aid|besoin d’aide|need help/i, only: ['helpAtDoor'] },
  {
    what: /essai routier|road test|un essai avant|test the vehicle/i,
    only: ['howWeWork', 'includes.freins', 'includes.carrosserie', 'includes.general'],
    except: /^texts\/estimate.*jobs/,
  },
  {
    what: /garantis\b|under warranty|on refait le travail|we redo/i,
    only: ['warrantyTerms', 'warranties.repairs', 'warranties.brakes', 'articles'],
    // The question whose answer is the law's at least.
    except: /^(texts\/(rights|warranties)|prices|faq\.ts faq\.0\.question)/,
  },
  { what: /\b47\b|quarante-sept|forty-seven/i, only: ['claims.inspectionPoints'] },
]
