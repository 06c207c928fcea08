/**
 * The business constants of the specification (section 9) that are kept, page by page in both languages, as they must be written:
 * `~` stands for a no-break space, and what `…` leaves out is short.
 */
export const specified = `
# /prix /en/pricing
Vidange d’huile moteur, main-d’œuvre … 40~$ | Engine oil change, labour … $40
Vider, changer le filtre, remplir; huile et filtre en sus … 40~$ | Drain, change the filter, refill; oil and filter extra … $40
Huile synthétique … à partir de 10~$ / litre | Synthetic oil … from $10 / litre
Huile semi-synthétique … à partir de 6~$ / litre | Synthetic blend oil … from $6 / litre
Filtre à huile … à partir de 10,50~$ | Oil filter … from $10.50
Huile à transmission … à partir de 10,50~$ / litre | Transmission oil … from $10.50 / litre
Liquide de refroidissement … à partir de 10~$ / litre | Coolant … from $10 / litre
Huile de différentiel et de boîte de transfert … à partir de 10~$ / litre | Gear oil … from $10 / litre
Liquide de frein et d’embrayage … à partir de 10~$ / litre | Brake and clutch fluid … from $10 / litre
Liquide de servodirection … à partir de 10~$ / litre | Power steering fluid … from $10 / litre
Main-d’œuvre non comprise, … sauf à la ligne de la vidange | Labour not included, … except on the oil change line
Antirouille, voiture … 100~$ | Rustproofing, car … $100
Antirouille, VUS … 120~$ | Rustproofing, SUV … $120
Antirouille, camion … 140~$ | Rustproofing, truck … $140
Changement saisonnier de pneus … 40~$ / véhicule | Seasonal tire changeover … $40 / vehicle
Entreposage de pneus Saison de 6~mois … 60~$ / saison | Tire storage 6-month season … $60 / season
Pose et équilibrage, 13~à~17~po … 60~$ | Installation and balancing, 13~to~17~in … $60
Pose et équilibrage, 18~po … 70~$ | Installation and balancing, 18~in … $70
Pose et équilibrage, 19~po … 80~$ | Installation and balancing, 19~in … $80
Pose et équilibrage, 20~po … 90~$ | Installation and balancing, 20~in … $90
Pneu à roulage à plat, capteur TPMS ou profil bas … 10~$ chacun | Run-flat tire, TPMS sensor or low profile … $10 each
Réparation de crevaison … 5~$ / pneu | Flat repair … $5 / tire
Valve … 5~$ / valve | Valve … $5 / valve
Taux horaire … 100~$ / heure | Hourly rate … $100 / hour
Diagnostic … 100~$ | Diagnostic … $100
on le déduit … si vous acceptez la réparation | it is deducted … if you accept the repair
Inspection~: 50~$, gratuite … avec une réparation de 50~$ ou plus | Inspection: $50, free … with a repair of $50 or more
TPS (5~%) … TVQ (9,975~%) en sus | GST (5%) … QST (9.975%) extra
plus de 100~$, pièces et main-d’œuvre, … vous recevez une évaluation écrite | above $100, parts and labour, … you get a written estimate
# /services/freins /en/services/brakes
Disques haut de gamme zingués … 380~$ | Premium zinc-coated rotors … $380
Disques ordinaires … 280~$ | Regular rotors … $280
Main-d’œuvre, freins … 100~$ | Brake labour … $100
Nettoyage et lubrification des étriers … 100~$ | Caliper cleaning and lubrication … $100
Purge du système de freinage … 100~$ | Brake system bleed … $100
3~ans ou … 60~000~km | 3~years or … 60,000~km
tous les … 40~000 à 60~000~km | every … 40,000 to 60,000~km
# /services/inspection /en/services/inspection
Inspection de base … 50~$ | Basic inspection … $50
Gratuite avec toute réparation de … 50~$ ou plus | Free with any repair of … $50 or more
une fois par an ou … tous les 20~000~km | once a year or … every 20,000~km
Inspection en … 47 points | 47-point … inspection
# /services/huiles-fluides /en/services/oil-fluids
huile synthétique … 8~000 à 10~000~km | synthetic oil … 8,000 to 10,000~km
semi-synthétique … 5~000 à 7~500~km | synthetic blend … 5,000 to 7,500~km
# /services/pneus /en/services/tires
obligatoires … du 1er~décembre au 15~mars | mandatory … from December~1 to March~15
# /services/carrosserie /en/services/bodywork
Estimation de carrosserie … Sans frais | Bodywork estimate … Free
Réparation après collision … Sur soumission | Collision repair … By quote
Peinture … Sur soumission | Painting … By quote
Restauration de voitures classiques … Sur soumission | Classic car restoration … By quote
# /services/travail-general /en/services/general-repair
Main-d’œuvre … 100~$ / heure | Labour … $100 / hour
Diagnostic Déduit si la réparation est acceptée … 100~$ | Diagnostic Deducted if you accept the repair … $100
# /garanties /en/warranties
Réparations … 2~ans | Repairs … 2~years
Freins … 3~ans ou 60~000~km | Brakes … 3~years or 60,000~km
Travaux généraux … 30~jours sur la main-d’œuvre, 3~mois à 3~ans sur les pièces | General work … 30~days on labour, 3~months to 3~years on parts
Pièces d’usure … 6~mois | Wear parts … 6~months
Composantes majeures … 12~mois | Major components … 12~months
garantie légale de … 3~mois ou 5~000~km | legal warranty of … 3~months or 5,000~km
# / /en
À partir de … 40~$ | From … $40
La plupart … 1~à~2~jours ouvrables | Most … 1~to~2 business days
4,9 … 127 avis | 4.9 … 127 online reviews
Lundi … 9~h à 17~h | Monday … 9~a.m. to 5~p.m.
Samedi … 9~h à 13~h | Saturday … 9~a.m. to 1~p.m.
Dimanche … Fermé | Sunday … Closed
# /contact /en/contact
Visa, MasterCard, … débit | Visa, MasterCard, … debit
virement Interac … financement | Interac transfer … financing
`
