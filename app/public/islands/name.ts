/** "/app/ui/picture/viewer.island.tsx" is "ui/picture/viewer" in the page. */
export function islandName(file: string): string {
  return file.slice('/app/'.length, -'.island.tsx'.length)
}

export function islandFile(name: string): string {
  return `/app/${name}.island.tsx`
}
