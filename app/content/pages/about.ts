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
    badge: 'Garage familial indépendant',
    subtitle:
      '{if:watchRepairs}À {district}, un atelier de {area} pi² où vous pouvez regarder travailler la personne qui répare votre auto.{/if}',
    intro: {
      heading: 'Qui nous sommes',
      paragraphs: [
        'Un garage indépendant, toutes marques, au {address}. {if:waitingRoom}{lifts} {liftsWord}, {years} ans et plus d’expérience, et une salle d’attente avec café et Wi-Fi d’où l’on voit l’atelier.{/if}',
        'On s’occupe des autos, des VUS, des camions, des voitures classiques et des motos, pour les gens du quartier et jusqu’à {radius} à la ronde.',
      ],
    },
    story: {
      heading: 'Notre histoire',
      paragraphs: [
        'Le garage appartient à son fondateur, qui en est aussi le mécanicien en chef. Il l’a ouvert avec une idée simple : une réparation, ça s’explique. Si la personne au comptoir ne peut pas vous dire pourquoi une pièce doit être changée, c’est qu’il faut regarder encore.',
        'C’est resté un garage de famille. On regarde, on vous montre, on écrit le prix, vous décidez. Si ça peut attendre, on vous dit jusqu’à quand.',
        'Au fil des saisons, on a vu ce que {city} fait aux autos : le calcium, les nids-de-poule, le gel et le dégel. C’est pour ça que la rouille, les freins et la suspension prennent autant de place dans nos journées.',
      ],
      signature: 'Le fondateur, mécanicien en chef',
    },
    specialties: {
      heading: 'Ce qu’on fait le plus',
      intro: 'Sous un même toit, avec les prix affichés et les garanties écrites.',
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
          text: 'Changement de saison, pose et équilibrage, crevaisons, et entreposage pour ceux qui manquent de place.',
        },
        {
          service: 'antirouille',
          title: 'Antirouille à la paraffine',
          text: 'Le dessous, les bas de caisse et les joints, avant que le calcium y passe l’hiver.',
        },
        {
          service: 'carrosserie',
          title: 'Carrosserie et restauration',
          text: 'Collision, peinture, voitures classiques. {if:insuranceClaims}L’estimation est gratuite et les réclamations d’assurance sont acceptées.{/if}',
        },
        {
          service: 'general',
          title: 'Diagnostic et mécanique générale',
          text: 'On cherche la cause avant de changer une pièce. Le diagnostic est déduit si vous acceptez la réparation.',
        },
      ],
    },
    values: {
      heading: 'Trois choses auxquelles on tient',
      items: [
        {
          title: 'Transparence',
          text: 'Prix affichés, évaluation écrite au-dessus de {law:estimateAbove}, atelier visible de la salle d’attente. Vous pouvez demander vos pièces remplacées et lire chaque ligne de la facture avec nous.',
        },
        {
          title: 'Fiabilité',
          text: 'Un rendez-vous est confirmé par une personne, et une garantie est écrite. Si on s’est trompés, on refait le travail.',
        },
        {
          title: 'Proximité',
          text: 'Un garage de quartier, où l’on parle à la personne qui a vu votre auto. {if:courtesyCar}{if:freeParking}Stationnement gratuit, et un véhicule de courtoisie sur demande si la réparation dépasse une journée.{/if}{/if}',
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
    badge: 'Independent family garage',
    subtitle:
      '{if:watchRepairs}In {district}, a {area} sq ft shop where you can watch the person who is repairing your car.{/if}',
    intro: {
      heading: 'Who we are',
      paragraphs: [
        'An independent garage for all makes, at {address}. {if:waitingRoom}{lifts} {liftsWord}, {years}+ years of experience, and a waiting room with coffee and Wi-Fi that looks onto the shop.{/if}',
        'We look after cars, SUVs, trucks, classics and motorcycles, for people from the neighbourhood and within {radius}.',
      ],
    },
    story: {
      heading: 'Our story',
      paragraphs: [
        'The garage belongs to its founder, who is also its lead mechanic. It opened on a simple idea: a repair can be explained. If the person at the counter cannot tell you why a part has to be replaced, then it is time to look again.',
        'It has stayed a family garage. We look, we show you, we write down the price, you decide. If it can wait, we tell you how long.',
        'Season after season, we have seen what {city} does to cars: road salt, potholes, freezing and thawing. That is why rust, brakes and suspension take up so much of our days.',
      ],
      signature: 'The founder, lead mechanic',
    },
    specialties: {
      heading: 'What we do most',
      intro: 'Under one roof, with posted prices and written warranties.',
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
          text: 'Seasonal changeover, installation and balancing, flats, and storage for those who are short of space.',
        },
        {
          service: 'antirouille',
          title: 'Paraffin rustproofing',
          text: 'The underbody, the rocker panels and the seams, before road salt spends the winter there.',
        },
        {
          service: 'carrosserie',
          title: 'Bodywork and restoration',
          text: 'Collision, paint, classic cars. {if:insuranceClaims}The estimate is free and insurance claims are accepted.{/if}',
        },
        {
          service: 'general',
          title: 'Diagnostics and general repair',
          text: 'We look for the cause before we replace a part. The diagnostic is deducted if you accept the repair.',
        },
      ],
    },
    values: {
      heading: 'Three things that matter to us',
      items: [
        {
          title: 'Transparency',
          text: 'Posted prices, a written estimate above {law:estimateAbove}, a shop in plain sight. You can ask for your replaced parts and go through each line of the invoice with us.',
        },
        {
          title: 'Reliability',
          text: 'An appointment is confirmed by a person, and a warranty is in writing. If we made a mistake, we redo the work.',
        },
        {
          title: 'Proximity',
          text: 'A neighbourhood garage, where you talk to the person who has seen your car. {if:courtesyCar}{if:freeParking}Free parking, and a courtesy vehicle on request if the repair takes more than a day.{/if}{/if}',
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
