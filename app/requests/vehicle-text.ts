/** "2016 Mazda 3"; empty if nothing was said of the car. */
export function vehicleText({
  vehicle_year,
  vehicle_make,
  vehicle_model,
}: Record<'vehicle_year' | 'vehicle_make' | 'vehicle_model', string>): string {
  return [vehicle_year, vehicle_make, vehicle_model].filter(Boolean).join(' ')
}
