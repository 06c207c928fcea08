/** "../../public/contact-form/contact-form.island.tsx" is "public/contact-form/contact-form" in the page. */
export function islandName(file: string): string {
  return file.slice('../'.length, -'.island.tsx'.length)
}

export function islandFile(name: string): string {
  return `../../${name}.island.tsx`
}
