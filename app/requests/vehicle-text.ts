import type { Lang } from '#app/content/language.ts'

/** "Mazda 3 2016", "2016 Mazda 3"; empty if nothing was said of the car. */
export function vehicleText({ make, model, year }: Record<'make' | 'model' | 'year', string>, lang: Lang) {
  const parts = { fr: [make, model, year], en: [year, make, model] }[lang]
  return parts.filter(Boolean).join(' ')
}

type VehicleOfRequest = Record<'vehicle_make' | 'vehicle_model' | 'vehicle_year', string>

/** The same of a request's car. */
export const requestVehicle = (
  { vehicle_make: make, vehicle_model: model, vehicle_year: year }: VehicleOfRequest,
  lang: Lang,
) => vehicleText({ make, model, year }, lang)
