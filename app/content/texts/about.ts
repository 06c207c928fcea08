import { bilingual } from '../language.ts'
import type { ServiceId } from '../services/index.ts'

type About = {
  badge: string
  /** First lines under the page's heading. */
  subtitle: string
  intro: { heading: string; paragraphs: string[] }
  story: { heading: string; paragraphs: string[]; signature: string }
  specialties: {
    heading: string
    intro: string
    items: { service: ServiceId; title: string; text: string }[]
  }
  values: { heading: string; items: { title: string; text: string }[] }
  callToAction: { heading: string; text: string; bookButton: string; callButton: string }
}

export const about = bilingual<About>({
  fr: {
    badge: '{if:familyGarage}Garage familial indépendant{/if}',
    subtitle:
      '{if:watchRepairs}À {district}, un atelier de {area} pi² où vous pouvez regarder travailler la personne qui répare votre auto.{/if}',
    intro: {
      heading: 'Qui nous sommes',
      paragraphs: [
        '{if:familyGarage}Un garage indépendant au {address}.{/if} {years} ans et plus d’expérience, {lifts} {liftsWord}. {if:waitingRoom}La salle d’attente a le café et le Wi-Fi.{/if}',
        '{if:trucks}On s’occupe des autos de toutes marques, des VUS et des camions.{/if} {if:motorcycles}Des motos aussi.{/if} {if:classicCars}On restaure les voitures classiques.{/if} On vient nous voir du quartier et jusqu’à {radius} à la ronde.',
      ],
    },
    story: {
      heading: 'Notre histoire',
      paragraphs: [
        '{if:story}{if:founderIsMechanic}Le garage appartient à son fondateur, qui en est aussi le mécanicien en chef.{/if} Il a ouvert avec une idée simple : une réparation, ça s’explique. Si la personne au comptoir ne peut pas vous dire pourquoi une pièce doit être changée, c’est qu’il faut regarder encore.{/if}',
        '{if:story}{if:familyGarage}C’est resté un garage de famille.{/if} On regarde, on vous montre, on écrit le prix, vous décidez. Si ça peut attendre, on vous dit jusqu’à quand.{/if}',
        '{if:story}Au fil des saisons, on a vu ce que {city} fait aux autos : le calcium, les nids-de-poule, le gel et le dégel. C’est pour ça que la rouille, les freins et la suspension prennent autant de place dans nos journées.{/if}',
      ],
      signature: '{if:founderIsMechanic}Le fondateur, mécanicien en chef{/if}',
    },
    specialties: {
      heading: 'Ce qu’on fait le plus',
      intro: 'Sous un même toit{if:samePrice}, avec les prix affichés{/if}.',
      items: [
        {
          service: 'inspection',
          title: 'Inspection en {points} points',
          text: 'De la direction aux feux, point par point. À la fin, vous savez ce qui est bon, à surveiller ou à réparer.',
        },
        {
          service: 'freins',
          title: 'Freins',
          text: 'Plaquettes, disques et étriers garantis {warranty:brakes} contre les défauts. On vous montre la pièce usée.',
        },
        {
          service: 'pneus',
          title: 'Pneus',
          text: 'Changement de saison, pose et équilibrage, crevaisons. {if:tireStorage}Entreposage pour ceux qui manquent de place.{/if}',
        },
        {
          service: 'antirouille',
          title: 'Antirouille à la paraffine',
          text: 'Le dessous, les bas de caisse et les joints, avant que le calcium y passe l’hiver.',
        },
        {
          service: 'carrosserie',
          title: 'Carrosserie',
          text: 'Collision, peinture{if:classicCars}, voitures classiques{/if}. {if:prices.bodyworkEstimate}L’estimation est gratuite.{/if} {if:insuranceClaims}Les réclamations d’assurance sont acceptées.{/if}',
        },
        {
          service: 'general',
          title: 'Diagnostic et mécanique générale',
          text: 'On cherche la cause avant de changer une pièce. {if:diagnosticDeducted}Le diagnostic est déduit si vous acceptez la réparation.{/if}',
        },
      ],
    },
    values: {
      heading: 'Ce à quoi on tient',
      items: [
        {
          title: 'Transparence',
          text: '{if:samePrice}Prix affichés.{/if} Évaluation écrite au-dessus de {law:estimateAbove}. {if:watchRepairs}Atelier visible de la salle d’attente.{/if} Vous pouvez demander vos pièces remplacées.',
        },
        {
          title: 'Fiabilité',
          text: '{if:answeredByPerson}Un rendez-vous est confirmé par une personne.{/if} {if:warrantyTerms}Une garantie est écrite : si on s’est trompés, on refait le travail.{/if}',
        },
        {
          title: 'Proximité',
          text: '{if:familyGarage}Un garage de quartier, où l’on parle à la personne qui a vu votre auto.{/if} {if:freeParking}Stationnement gratuit.{/if} {if:courtesyCar}Véhicule de courtoisie sur demande si la réparation dépasse une journée.{/if}',
        },
      ],
    },
    callToAction: {
      heading: 'Passez nous voir',
      text: 'Appelez avant de partir, ou demandez un rendez-vous. Si vous hésitez, une question suffit.',
      bookButton: 'Prendre rendez-vous',
      callButton: 'Appeler le {phone}',
    },
  },
  en: {
    badge: '{if:familyGarage}Independent family garage{/if}',
    subtitle:
      '{if:watchRepairs}In {district}, a {area} sq ft shop where you can watch the person who is repairing your car.{/if}',
    intro: {
      heading: 'Who we are',
      paragraphs: [
        '{if:familyGarage}An independent garage at {address}.{/if} {years}+ years of experience, {lifts} {liftsWord}. {if:waitingRoom}The waiting room has coffee and Wi-Fi.{/if}',
        '{if:trucks}We look after cars of all makes, SUVs and trucks.{/if} {if:motorcycles}Motorcycles too.{/if} {if:classicCars}We restore classic cars.{/if} People come to us from the neighbourhood and from within {radius}.',
      ],
    },
    story: {
      heading: 'Our story',
      paragraphs: [
        '{if:story}{if:founderIsMechanic}The garage belongs to its founder, who is also its lead mechanic.{/if} It opened on a simple idea: a repair can be explained. If the person at the counter cannot tell you why a part has to be replaced, then it is time to look again.{/if}',
        '{if:story}{if:familyGarage}It has stayed a family garage.{/if} We look, we show you, we write down the price, you decide. If it can wait, we tell you how long.{/if}',
        '{if:story}Season after season, we have seen what {city} does to cars: road salt, potholes, freezing and thawing. That is why rust, brakes and suspension take up so much of our days.{/if}',
      ],
      signature: '{if:founderIsMechanic}The founder, lead mechanic{/if}',
    },
    specialties: {
      heading: 'What we do most',
      intro: 'Under one roof{if:samePrice}, with posted prices{/if}.',
      items: [
        {
          service: 'inspection',
          title: '{points}-point inspection',
          text: 'From steering to lights, point by point. At the end you know what is good, what to watch and what to repair.',
        },
        {
          service: 'freins',
          title: 'Brakes',
          text: 'Pads, rotors and calipers under warranty for {warranty:brakes} against defects. We show you the worn part.',
        },
        {
          service: 'pneus',
          title: 'Tires',
          text: 'Seasonal changeover, installation and balancing, flats. {if:tireStorage}Storage for those who are short of space.{/if}',
        },
        {
          service: 'antirouille',
          title: 'Paraffin rustproofing',
          text: 'The underbody, the rocker panels and the seams, before road salt spends the winter there.',
        },
        {
          service: 'carrosserie',
          title: 'Bodywork',
          text: 'Collision, paint{if:classicCars}, classic cars{/if}. {if:prices.bodyworkEstimate}The estimate is free.{/if} {if:insuranceClaims}Insurance claims are accepted.{/if}',
        },
        {
          service: 'general',
          title: 'Diagnostics and general repair',
          text: 'We look for the cause before we replace a part. {if:diagnosticDeducted}The diagnostic is deducted if you accept the repair.{/if}',
        },
      ],
    },
    values: {
      heading: 'What matters to us',
      items: [
        {
          title: 'Transparency',
          text: '{if:samePrice}Posted prices.{/if} A written estimate above {law:estimateAbove}. {if:watchRepairs}A shop you can see from the waiting room.{/if} You can ask for your replaced parts.',
        },
        {
          title: 'Reliability',
          text: '{if:answeredByPerson}An appointment is confirmed by a person.{/if} {if:warrantyTerms}A warranty is in writing: if we made a mistake, we redo the work.{/if}',
        },
        {
          title: 'Proximity',
          text: '{if:familyGarage}A neighbourhood garage, where you talk to the person who has seen your car.{/if} {if:freeParking}Free parking.{/if} {if:courtesyCar}Courtesy vehicle on request if the repair takes more than a day.{/if}',
        },
      ],
    },
    callToAction: {
      heading: 'Come and see us',
      text: 'Call before you set out, or ask for an appointment. If you are not sure, a question is enough.',
      bookButton: 'Book an appointment',
      callButton: 'Call {phone}',
    },
  },
})
