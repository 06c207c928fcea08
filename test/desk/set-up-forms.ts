/** What Garage Tremblay types in each step of the set-up, by field name; empty fields are things it does not have. */
export const tremblay: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { 'business.name:value': 'Garage Tremblay' },
  place: {
    'business.address:street': '12 rue des Érables',
    'business.address:city': 'Laval',
    'business.address:postalCode': 'h7a1b2',
    'business.district:fr': 'Sainte-Rose',
    'business.district:en': 'Sainte-Rose',
    'business.coordinates:value': '45,6101 -73,7902',
  },
  reach: {
    'business.phone:value': '450 555-0123',
    'business.messagingNumber:value': '450 555-0123',
    'business.email:value': 'marie@garagetremblay.example',
  },
  services: {},
  hours: {},
  prices: { 'prices.labour:amount': '110' },
  links: {
    'business.bookingUrl:value': '',
    'business.reviewsUrl:value': '',
    'business.social:youtube': '',
    'business.social:facebook': 'https://www.facebook.com/garagetremblay.example',
    'business.social:instagram': '',
    'business.social:tiktok': '',
  },
  claims: {
    'claims.yearsOfExperience:value': '22',
    'claims.lifts:value': '3',
    'claims.workshopArea:value': '2600',
    'claims.serviceRadiusKm:value': '30',
    'rating.reviews:value': '4,6',
    'rating.reviews:count': '58',
    'rating.reviews:readOn': '2026-11-20',
  },
  payments: {},
  privacy: {
    'business.privacyOfficer:fr': 'Marie Tremblay, gérante',
    'business.privacyOfficer:en': 'Marie Tremblay, manager',
  },
}

/** Every trace of the sample garage: its name, phone, e-mail, street, postal code, coordinates and social pages. */
export const sample =
  /15e\b|15eavenue|garage 15|555.?0147|7971|H1Z|45[.,]5698|Montr[ée]al-Nor|Saint-Michel|Crémazie|garage15/i
