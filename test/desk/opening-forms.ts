/** What Garage Tremblay types at the desk, by the path of the fact; it has neither WhatsApp nor a page of reviews. */
export const tremblay: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'business.name': { value: 'Garage Tremblay' },
  'business.phone': { value: '450 555-0123' },
  'business.email': { value: 'marie@garagetremblay.example' },
  'business.address': { street: '12 rue des Érables', city: 'Laval', postalCode: 'h7a1b2' },
  'business.district': { fr: 'Sainte-Rose', en: 'Sainte-Rose' },
  'business.coordinates': { value: '45,6101 -73,7902' },
  'business.bookingUrl': { value: '' },
  'business.social': {
    youtube: '',
    facebook: 'https://www.facebook.com/garagetremblay.example',
    instagram: '',
    tiktok: '',
  },
}

/** Every trace of the sample garage: its name, phone, e-mail, street, postal code, coordinates and social pages. */
export const sample =
  /15e\b|15eavenue|garage 15|555.?0147|7971|H1Z|45[.,]5698|Montr[ée]al-Nor|Saint-Michel|Crémazie|garage15/i
