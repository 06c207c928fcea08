/** "../requests/contact-form.island.tsx" is "requests/contact-form" in the page. */
export function islandName(file: string): string {
  return file.slice('../'.length, -'.island.tsx'.length)
}

export function islandFile(name: string): string {
  return `../${name}.island.tsx`
}
