import { inPairs } from '../language.ts'

/** Texts of the price page. Its sections are those of `priceSections`; the rows come from the price list. */
export const pricingCopy = inPairs({
  subtitle: [
    '{if:samePrice}Un prix par ligne, le même au téléphone, au comptoir et sur la facture.{/if}',
    '{if:samePrice}One price per line, the same on the phone, at the counter and on the invoice.{/if}',
  ],
  /** Where no price stands. */
  none: ['Pour un prix, appelez le {phone} ou écrivez-nous.', 'For a price, call {phone} or write to us.'],
  lowest: [
    '« À partir de » : le prix le plus bas; le vôtre dépend de votre véhicule.',
    '“From” means the lowest price; yours depends on your vehicle.',
  ],
  lowestOil: [
    '{if:prices.oilFilter}« À partir de » : le prix le plus bas; le vôtre dépend de l’huile ou du filtre prescrit pour votre véhicule.{/if}',
    '{if:prices.oilFilter}“From” means the lowest price; yours depends on the oil or the filter your vehicle calls for.{/if}',
  ],
  navLabel: ['Aller à une section', 'Go to a section'],
  columns: {
    service: ['Service', 'Service'],
    details: ['Détails et conditions', 'Details and conditions'],
    price: ['Prix', 'Price'],
  },
  sections: {
    oils: {
      title: ['Huiles et fluides', 'Oil and fluids'],
      subtitle: [
        '{if:prices.oilChange}{if:prices.syntheticOil}La main-d’œuvre de la vidange, puis chaque produit au litre.{/if}{/if}',
        '{if:prices.oilChange}{if:prices.syntheticOil}Labour for the oil change, then each product by the litre.{/if}{/if}',
      ],
      note: [
        '{if:beside.prices.oilChange}Main-d’œuvre non comprise{if:prices.oilChange}, sauf à la ligne de la vidange{/if}.{/if}',
        '{if:beside.prices.oilChange}Labour not included{if:prices.oilChange}, except on the oil change line{/if}.{/if}',
      ],
    },
    rustproofing: {
      title: ['Antirouille', 'Rustproofing'],
      subtitle: [
        '{if:includes.antirouille}À la paraffine.{/if} Le prix dépend du véhicule.',
        '{if:includes.antirouille}With paraffin.{/if} The price depends on the vehicle.',
      ],
      note: [
        'Produit et main-d’œuvre compris. {if:includes.antirouille}La réparation d’une tôle percée n’est pas comprise.{/if}',
        'Product and labour included. {if:includes.antirouille}Repairing metal that is rusted through is not included.{/if}',
      ],
    },
    tires: {
      title: ['Pneus', 'Tires'],
      subtitle: ['Le travail sur vos pneus, un prix par ligne.', 'Work on your tires, one price per line.'],
      note: [
        '{if:prices.tireSurcharge}{if:prices.valve}{if:prices.balancing13to17}Le supplément et la valve s’ajoutent au prix de la pose, seulement s’il y a lieu.{/if}{/if} TPMS : capteur de pression; profil bas : flanc mince.{/if} Les pneus neufs ne sont pas compris.',
        '{if:prices.tireSurcharge}{if:prices.valve}{if:prices.balancing13to17}The surcharge and the valve are added to the installation price only where they apply.{/if}{/if} TPMS: pressure sensor; low profile: thin sidewall.{/if} New tires are not included.',
      ],
    },
    labour: {
      title: [
        '{if:prices.labour}Main-d’œuvre{/if}{if:prices.diagnostic}{if:prices.labour} et {/if}diagnostic{/if}',
        '{if:prices.labour}Labour{/if}{if:prices.diagnostic}{if:prices.labour} and {/if}diagnostic{/if}',
      ],
      subtitle: [
        '{if:prices.labour}Pour tout ce qui n’a pas son prix dans la liste.{/if}',
        '{if:prices.labour}For everything without a price of its own on the list.{/if}',
      ],
      note: [
        'Les pièces sont en sus. Leur prix est écrit dans l’évaluation.',
        'Parts are extra. Their price goes in the estimate.',
      ],
    },
  },
  hourlyRate: {
    title: ['Taux horaire', 'Hourly rate'],
    text: [
      '{spoken:labour}, pièces en sus. {if:samePrice}C’est le taux affiché au garage.{/if}',
      '{spoken:labour}, parts extra. {if:samePrice}It is the rate posted at the garage.{/if}',
    ],
  },
  diagnostic: {
    title: ['Diagnostic', 'Diagnostic'],
    text: [
      '{spoken:diagnostic} pour trouver la cause d’une panne. {if:diagnosticDeducted}On vous le dit avant de commencer, et on le déduit si vous acceptez la réparation.{/if}',
      '{spoken:diagnostic} to find the cause of a fault. {if:diagnosticDeducted}We tell you before we start, and it is deducted if you accept the repair.{/if}',
    ],
  },
  taxes: [
    '{if:prices}Prix en dollars canadiens, TPS ({gst}) et TVQ ({qst}) en sus.{/if} {if:noShopFees}Ni fournitures d’atelier ni frais d’élimination.{/if}',
    '{if:prices}Prices in Canadian dollars, GST ({gst}) and QST ({qst}) extra.{/if} {if:noShopFees}No shop supplies, no disposal fee.{/if}',
  ],
  estimate: {
    title: ['Votre prix, par écrit', 'Your price, in writing'],
    text: [
      '{if:samePrice}Chaque ligne est facturée au prix affiché.{/if} Le total dépend du travail qu’il faut à votre véhicule : pour toute réparation de plus de {law:estimateAbove}, pièces et main-d’œuvre, vous recevez une évaluation écrite avant le travail. Une fois acceptée, elle nous lie{if:prices}, même si la liste change{/if}.',
      '{if:samePrice}Each line is charged at the posted price.{/if} The total depends on the work your vehicle needs: for any repair above {law:estimateAbove}, parts and labour, you get a written estimate before the work. Once you accept it, it binds us{if:prices}, even if the list changes{/if}.',
    ],
    link: ['Vos droits au garage', 'Your rights at the garage'],
  },
  related: {
    title: ['À voir aussi', 'See also'],
    links: {
      inspection: [
        'Inspection : {spoken:inspection}, gratuite avec une réparation de {amount:freeInspectionFrom} ou plus',
        'Inspection: {spoken:inspection}, free with a repair of {amount:freeInspectionFrom} or more',
      ],
      freins: [
        'Freins : la liste de prix, main-d’œuvre {spoken:brakeLabour}',
        'Brakes: the price list, labour {spoken:brakeLabour}',
      ],
      carrosserie: [
        'Carrosserie{if:prices.bodyworkEstimate} : estimation gratuite{/if}',
        'Bodywork{if:prices.bodyworkEstimate}: free estimate{/if}',
      ],
      warranties: ['Garanties', 'Warranties'],
    },
  },
  ask: ['Une question sur un prix?', 'A question about a price?'],
  print: ['Imprimer la liste', 'Print the list'],
  wall: {
    title: ['Prix du garage', 'Garage prices'],
    foot: [
      'Taxes en sus (TPS {gst}, TVQ {qst}). Évaluation écrite au-dessus de {law:estimateAbove}.',
      'Taxes extra (GST {gst}, QST {qst}). Written estimate above {law:estimateAbove}.',
    ],
  },
})
