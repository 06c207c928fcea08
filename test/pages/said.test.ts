import { afterEach, expect, test, vi } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { setFacts } from '#app/content/facts.ts'
import { records } from '#app/content/records/records.ts'
import { factsAfter } from '../after-publishing.ts'
import { itIs } from '../staff/in-database.ts'
import { inThisOrder, renderedSite, wordsOf } from './rendered.ts'

const site = renderedSite()
afterEach(() => void vi.useRealTimers())

/** A page as it is read: title and words; before a heading its rank in #, before a link its address, • if it is this page. */
async function reading(address: string): Promise<string> {
  const html = await site.page(address)
  const marked = html
    .replace(
      /<a\b[^>]*?\bhref="([^"]*)"(?:[^>]*(aria-current))?[^>]*>/g,
      (_, to, now) => `[${now ? '•' : ''}${to}] `,
    )
    .replace(/<h([1-6])\b[^>]*>/g, (_, rank: string) => `${'#'.repeat(Number(rank))} `)
  return `${/<title>.*?</.exec(html)} ${wordsOf(marked)}`.replace(/[\u00a0\u202f]/g, ' ').replace(/ +/g, ' ')
}

const tel = `[tel:${business.phone}]`
const book = `[${business.bookingUrl}] Prendre rendez-vous (s’ouvre dans un nouvel onglet)`

const winter = '/blog/preparation-hivernale-montreal'
const WINTER = encodeURIComponent(`http://localhost:3000${winter}`)
const WINTER_TITLE = encodeURIComponent('Préparer son auto pour l’hiver à Montréal')

/** What a page says, in this order, eight days before winter tires are mandatory; "…" is whatever stands between. */
const said = `
/ | nouvel onglet) [https://www.youtube … [https://www.facebook … [https://www.instagram … [https://www.tiktok … [•/] fr
/ | [/] Garage 15e Avenue [/services] Services [/prix] Prix [/about] À propos [/blog] Blogue [#contact] Contact [tel
/ | 514 555-0147 [#contact] Prendre … ${tel} Appeler [https://wa.me/ … [/prix] Prix [#contact] Rendez-vous [•/]
/ | [•/] Accueil [/services] Services [/about] À propos [/projects] Réalisations [/blog] Blogue Nouveau [#contact]
/ | Contact … ${tel} … 7971 15e Avenue … samedi 9 h à 13 h … ${tel} Appeler maintenant … # Les prix
/ | Toutes marques. [/services] Voir les services ${tel} Appeler le 514 555-0147 Faites défiler
/ | expérience 15+ ponts élévateurs 2 … 100 % Liste … Aucun … Réparations … Inspection … Réclamations … Vous voyez
/ | +4 photos À partir de 50 $ … ### Inspection … +3 photos À partir de 100 $ … ### Antirouille … +4 photos À
/ | ### Huiles … +4 photos À … ### Pneus … +4 photos À … ### Freins … +4 photos Estimation … +5 photos À partir
/ | [/blog] Tous les articles [/blog/preparation-hivernale-montreal] Préparer … 1 / 3 ## Appelez, ou écrivez
/ | ## Appelez, ou écrivez … ${tel} … ### Adresse 7971 … Itinéraire ### Heures d’ouverture … La carte arrive
/ | La carte arrive … ## Vous savez déjà … ${book} ${tel} Appeler le 514
/about | ${book} … ## Heures … 9 h à 13 h … [mailto:${business.email}] … Suivez-nous [https://www.youtube
/about | Suivez-nous [https://www.youtube … [https://www.facebook … [https://www.instagram … [https://www.tiktok
/about | ## Liens rapides [/services] … [/prix] … [/contact] … [/about] … [/gallery] … ## Services [/services/insp
/about | ## Services [/services/inspection] … [/services/travail-general] … réservés. Paiements … MasterCard, débit
/about | débit, comptant. ${tel} Appeler … Écrire … [/prix] Prix [/contact#contact] Rendez-vous [#top]
/services/freins | débit, comptant. ${tel} … [/prix] Prix [${business.bookingUrl}] Rendez-vous (s’ouvre … [#top]
/ | ### Au moins, vous … ### Vous voyez … ### Vous savez … [#contact] Décrire mon problème ${tel} Appeler
/ | ### La pièce de la semaine Exemple … 4,9 / 5 Exemple 127 avis en ligne … Lire tous les avis (s’ouvre
/?service=freins | [/#services] Retour aux services [/?service=inspection#services] Inspection … ### Freins
/?service=freins | #### Prix & Services Main-d’œuvre … 100 $ Disques … 280 $ … 380 $ Nettoyage … 100 $ Prix
/?service=freins | ##### Mesurer … ##### Deux qualités … ##### Garantis … Que couvre la garantie sur les freins?
/about | ## Notre histoire … Le fondateur, mécanicien en chef … [/services/inspection] … [/services/freins]
/about | [/services/carrosserie] … [/services/travail-general] … Transparence … Fiabilité … Proximité
/about | ${book} ${tel} Appeler
/contact.vcf | BEGIN:VCARD … VERSION:3.0 … TEL;TYPE=WORK,VOICE:${business.phone} … END:VCARD
/contact.vcf | ADR;TYPE=WORK:;;7971 15e Avenue;Montréal;QC;H1Z 3N5;CA
/vos-droits | [#evaluation] … ## Une évaluation écrite … [/garanties] … [/prix] … [/contact]
/services/inspection | [/] Accueil / [/services] Services / Inspection en 47 points [/#services] Retour aux
/services/inspection | ## Prix … ${book} ${tel} … ou appelez le ${tel} 514 555-0147
/en/services/inspection | [/en] Home / [/en/services] Services / … [/en#services] Back to services # … ## Pric
/services/carrosserie | ### Réparation après collision … ### Peinture … ### Restauration de voitures classiques
/services/carrosserie | [/contact?service=carrosserie#contact-form] Demander une estimation gratuite
/en/pricing | [/en/contact?service=oils#contact-form] Book an … [/en/contact?service=rustproofing#contact
/en/pricing | [/en/contact?service=tires#contact-form] Book an … [/en/contact?service=general#contact-form]
/en/pricing | ?text=Hello%2C%20I%20have%20a%20question%20about%20your%20prices.]
/services | [/prix] Voir la liste de prix [#inspection] … ## Inspection 47 points vérifiés, … 50 $ gratuite dès
/services | Vous demandez un rendez-vous On inspecte et on chiffre On répare On fait l’essai et le suivi ###
/services | 1 / 3 ### Questions … À quelle fréquence … Pouvez-vous inspecter … [tel … 514 555-0147 ## Anti
/services | ## Comment ça se passe 1 ### Vous … à confirmer … 2 ### On … évaluation écrite … nous lie. 3 ### On répare
/services | On répare Seulement … récupérer vos pièces remplacées? … 4 ### On fait l’essai
/services | 15 ans et plus d’expérience Exemple Note de 4,9/5, … assurance acceptées … Wi-Fi et café ## À voir
/services | ## À voir aussi [/prix] … [/gallery] … [/garanties] … [/vos-droits] Vos droits
/prix | [#huiles] Huiles et fluides [#antirouille] Antirouille [#pneus] Pneus [#general] Main-d’œuvre et diagnostic
/prix | service=huiles#contact-form] … ${tel} … ### Antirouille, voiture … ### Antirouille, VUS … ### Anti
/prix | service=antirouille#contact-form] … ${tel} … service=pneus#contact-form] … ${tel} … ### Diagnostic
/prix | [/contact?service=general#contact-form] Prendre rendez-vous , Main-d’œuvre et diagnostic ${tel} Appeler
/blog | Saison 15 octobre 2026 ## [/blog/preparation-hivernale-montreal] Préparer … ## Trouver un article
/blog | Plus récents Plus populaires Plus anciens Appliquer [•/blog#articles] Toutes … Entretien … Réparations
/blog | Pneus & Freins … Antirouille … Saison … Conseils 3 articles … 11 juin 2026 ## Articles populaires
/blog | ## Articles récents [/blog/preparation … 11 juin 2026 ## Articles populaires [/blog/preparation-hiver
/blog | ## Articles populaires [/blog/preparation … 20 août 2026 ## Partager Partager cette page [https://www.f
${winter} | [/blog?category=seasonal] Saison # Préparer … Par l’équipe de l’atelier Publié le 15 octobre 2026 5 min
${winter} | [https://www.facebook.com/sharer/sharer.php?u=${WINTER}] … [https://wa.me/?text=${WINTER_TITLE}%20${WINTER}]
${winter} | [mailto:?subject=%C3%80%20lire%C2%A0%3A%20${WINTER_TITLE}&body= … ${WINTER}] Courriel … ## Partager
${winter} | Dans cet article [#les-pneus-dabord] Les pneus d’abord [#ce-que-dit-la-loi] Ce que dit la loi [#un-hiver
${winter} | [#par-ou-commencer] Par … ## Les pneus d’abord ### Ce que dit la loi … ### Un hiver de … ## Par où
${winter} | ## Partager … ## Qui écrit ici … ## Mots-clés … [/blog?q=batterie]
${winter} | [/contact] Décrire mon problème … ## À lire aussi … ### [/blog … ### [/blog … [/blog] Retour au blogue
/puis-je-rouler | ## L’auto ne démarre pas, ou le garage est fermé … survolter … assistance … ni les clés
/puis-je-rouler | [/contact?service=diagnostic#contact-form] Décrire … ## Ce que ça coûte … 100 $, taxes en sus
/puis-je-rouler | La vidange : 40 $, … qui ne gèle pas. [tel … ## Bruit ### [#stop] … freinez ### [#soon]
/projects | principal Site en préparation … [https://www.youtube … [•/projects] fr [/en/projects] en [
/projects | [/about] À propos [/blog] Blogue [/contact#contact] Contact [tel … Écrire (s’ouvre dans un nouvel
/projects | [•/projects] Réalisations [/blog] Blogue Nouveau [/contact#contact] … Réalisations Le genre de
/projects | Acier, apprêt, couleur : chaque couche a son tour. Exemple Carrosserie 18 septembre 2026 ## Aile
/projects | © 2026 Garage 15e Avenue. Tous droits réservés. Paiements
/services/carrosserie | ne coûte rien. [/prix] Tous les prix du garage
/hors-ligne | Montréal ## Heures lundi … dimanche Fermé ## Gardé sur cet appareil [/prix]
/vos-droits | et la durée de validité Loi sur … art. 73 ## Y renoncer? … Art. 168 ## Pas de frais
/garanties | ## Pour toutes nos garanties … Qui la donne Garage … Ce qu’elle couvre Petits … Ce que fait
/services/freins | défauts. ## Prix … contient. Combien en tout? … [/prix?travail=freins&disques=reguliers#
/services/freins | ## Ce qu’on mesure … Plus de détails Si les … Avantages Mesurer … [/services#freins] D’autres
/gallery | la feuille à la main. … ### Ce que … Vous voyez … Un ordre clair … De quoi comparer … ## Les prix
/gallery | Service Détails et conditions Prix Inspection de base … 50 $ … ## Questions courantes Que
/gallery | Puis-je rester … Et si l’inspection … [/contact?service=inspection#contact-form]
/gallery?tab=brakes | <title>Les freins … ## Les freins … ## Les prix … ## Questions courantes … [/contact?service
/gallery | [•/gallery] Inspection [/gallery?tab=antirouille] Antirouille [/gallery?tab=huiles] … =carrosserie] Carr
/en/gallery | [•/en/gallery] Inspection [/en/gallery?tab=rustproofing] … [/en/gallery?tab=bodywork] Bodywork
/en | [/en?service=inspection#services] See details … [/en?service=general#services] See details
/services | [#inspection] Inspection … [#general] … [/services/freins] … [/contact?service=freins#contact-form]
/en/services | [#inspection] Inspection … [/en/services/brakes] … [/en/contact?service=brakes#contact-form]
/en/gallery?tab=freins | ## Brakes
/gallery?tab=nothing | ## L’inspection
/gallery?tab=general | ## L’inspection
/ | obligatoires dans 8 jours 1er décembre [/services/pneus] Changement saisonnier 40 $ par véhicule, taxes en
/services/pneus | dans 8 jours 1er décembre Changement saisonnier 40 $ par véhicule, taxes en sus [tel
/en | Winter tires mandatory in 8 days … $40 per vehicle, taxes extra
/contact | # … dans 8 jours. [/services/pneus] Changement saisonnier , 40 $ par véhicule, taxes en sus.
/en/contact | # … in 8 days. [/en/services/tires] Seasonal changeover , $40 per vehicle, taxes extra.`
/** What it says of a garage that opened with what it must confirm and the records named: mostly, what it leaves out. */
const opened = `
/projects | principal Appelez pour les heures [https … onglet) [•/projects] fr [/en/projects] en [/] Garage
/projects | [/about] À propos [/contact#contact] Contact [tel … Rendez-vous [•/projects] fr
/projects | Appeler [/contact#contact-form] Écrire [/prix] Prix [/contact#contact] Rendez-vous [/] Accueil [
/projects | Services [/about] À propos [/contact#contact] Contact Appelez pour … # Réalisations ## Un
/projects | Appelez pour les heures ## Contact … onglet) ## Liens … [/gallery] Galerie [/puis … réservés. [
/ | maintenant Appelez pour les heures # Garage 15e Avenue [/puis-je-rouler] Un bruit, un voyant? Pour
/ | défiler des travaux … ça se passe [/services/inspection] Inspection [/services
/ | +4 photos ### Inspection Inspection à … +1 photo ### Carrosserie … 1 / 7 ## Un garage … plaisir Un bruit, un
/ | Appeler ## L’atelier … 1 / 13 ## Ce qu’on … Puis-je rouler? ## Appelez … Téléphone Appelez pour
/ | [#contact-form] Prendre … .example La carte … demandé. ## Vous … vous va : … [/contact#contact] Prendre
/?service=freins | [•/?service=freins#services] Freins … ### Freins Freins à Montréal. [/pictures … 1 / 5 [
/?service=freins | Demander une soumission [/services/freins] Tout savoir sur ce service ## Un garage
/services | # Ce qu’on fait [#inspection] … ## Inspection [/services/inspection] En savoir plus , Inspection 1
/services | 1 / 3 ### Un rendez-vous ou une question? … 514 555-0147 ## À voir aussi [/gallery]
/services/freins | # Freins ## Prêt … . [/vos-droits] … garage ## Adresse … Appelez pour les heures ## En images
/services/freins | 1 / 4 ## Les autres services [/services/inspection] Inspection [
/services/inspection | # Inspection ## Prêt à commencer? … 1 / 4 ## Les autres
/services/carrosserie | Le noir poli ## Les autres
/prix | # Prix Pour un prix, appelez le 514 555-0147 ou écrivez-nous. ## Votre prix … nous lie. [/vos-droits]
/prix | ## À voir aussi [/services/inspection] Inspection [/services/freins] Freins … Garanties Garage
/gallery | Carrosserie [/pictures … , Agrandir ## L’inspection [/services … , Inspection ## Une question
/accessibilite | ## Ce que nous visons … vérifient : chaque … signes. ## Un obstacle? Dites-le-nous … [mailto
/hors-ligne | Montréal ## Heures Appelez pour les heures ## Gardé sur cet appareil [/prix]
/blog | # Conseils d’atelier ## Trouver … 0 article Aucun article … critères. ## Partager … Instagram Garage
/puis-je-rouler | 514 555-0147 Appelez pour les heures ## Arrêtez-vous … remorqueuse. [ … les heures Garage
/contact | [#contact-form] Prendre … Copier l’adresse … Appelez pour les heures ### Écrivez-nous
/contact | Vos droits au garage ### Autrement … .example [/contact.vcf] … demandé. Garage
/garanties | chacune. ## La garantie légale … l’écrive. [tel … [/vos-droits] Vos droits au garage [/contact]
/garanties warranties.brakes | chacune. ## Freins Durée … Ce qu’elle couvre … couverte. ## La
/garanties warranties.brakes | ### Si plus d’une … ### Ce qu’une … Un doute? … ligne s’applique. [tel
/prix?travail=antirouille packages.rustproofing prices.rustproofing | [/vos-droits] … garage ### Ce qui peut
/services prices.transmissionOil | ### Prix Huile à transmission … / litre Main-d’œuvre non comprise. Taxes
/gallery?tab=huiles prices.transmissionOil | / litre Main-d’œuvre non comprise. Taxes en sus
/?service=huiles prices.transmissionOil | / litre Main-d’œuvre non comprise. Prix
/ prices.labour | Avenue ## Nos prix Main-d’œuvre 100 $ l’heure, pièces en sus Au-dessus … Voir les prix [/puis
/ prices.labour | +5 photos À partir de 100 $ l’heure de main-d’œuvre, pièces en sus ###
/services prices.labour | # Ce qu’on fait [/prix] Voir la liste de prix [#inspection] … générale 100 $ l’heure
/services prices.labour | 514 555-0147 Taxes en sus (TPS 5 %, TVQ 9,975 %). ## À
/prix prices.labour | # La liste de prix ## Taux horaire 100 $ / heure Taxes … [#general] Main-d’œuvre ## Main
/prix prices.labour | ### Main-d’œuvre 100 $ / heure 100 $ l’heure, pièces … Garanties Prix du garage
/services/travail-general prices.labour | ## Prix Service … / heure Pièces en sus. ## Prêt … ## Prix & Services
/services/inspection claims.inspectionPoints | # Inspection en 47 points … ## Les 47 points,
/services claims.yearsOfExperience | 514 555-0147 15 ans et plus d’expérience ## À
/ rating.reviews | ## Avis de clients 4,9 / 5 127 avis en ligne, note … 2026 ## Ce qu’on
/ business.reviewsUrl | ## Avis de clients [https://avis.garage15eavenue.example/] … onglet) ## Ce qu’on
/contact business.payments | demandé. ### Paiement argent comptant … Pour le financement,
/contact business.messagingNumber | .example Messagerie [https://wa.me … onglet) [/contact.vcf]
/contact freeParking | demandé. ### Accès et stationnement Stationnement gratuit Garage
/ freeParking | ### Accès et stationnement Stationnement gratuit. La carte
/contact hours holidays | ### Jours fériés … 25 décembre 2026, Noël Fermé 1er janvier … Fermé ### Autrement
/services/freins includes.freins | # Freins Mesurés d’abord, réparés ensuite. ## Prêt … ## Ce qu’on fait Pla
/services/freins includes.freins | Plus de détails C’est … Avantages Mesurer … [/services#freins] D’autres
/?service=freins includes.freins | #### Ce que vous y … #### Questions fréquentes Comment … [/ser
/services includes.freins | ## Freins Mesurés d’abord, réparés ensuite [/services/freins] … 1 / 3 ### Questions
/gallery?tab=freins includes.freins | , Freins ### Ce que ça … ## Questions courantes
/about includes.freins | Avenue ## Ce qu’on fait le plus Sous un même toit. [/services/freins] Freins On … ## Ce à
/about story | # Garage 15e Avenue ## Notre histoire On a ouvert … journées. ## Ce à`

test.each(said.trim().split('\n'))('%s', async (row) => {
  itIs('2026-11-23T12:00:00-05:00')
  const [address = '', words = ''] = row.split(' | ')
  expect(await reading(address)).toMatch(inThisOrder(words))
})

test.each(opened.trim().split('\n'))('once open, %s', async (row) => {
  itIs('2026-11-25T10:00:00-05:00')
  const [state = '', words = ''] = row.split(' | ')
  const [address = '', ...more] = state.split(' ')
  const confirmed = records.filter(({ id, required }) => required || more.some((name) => id.startsWith(name)))
  const answers = confirmed.map(({ id }) => [`opening.${id}`, 'true'])
  setFacts(factsAfter({ 'opening.site': '2026-11-25', ...Object.fromEntries(answers) }))
  expect(await reading(address)).toMatch(inThisOrder(words))
})
