import { hydrateRoot } from 'react-dom/client'
import { Page, type PageData } from './page.tsx'

const root = document.getElementById('root')
const data = document.getElementById('data')?.textContent
if (!root || !data) throw new Error('The page came without its data')

hydrateRoot(root, <Page {...(JSON.parse(data) as PageData)} />, {
  onRecoverableError: (error) => console.error('hydration', error),
})
document.documentElement.dataset.ready = 'yes'
