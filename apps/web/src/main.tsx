import './styles/app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { identity } from './identity/identity-provider.ts'
import { createRoutes } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

// A page that came drawn shows what visitors see. Who may be signed in begins with the check of that, as everywhere.
const isDrawn = root.dataset.drawn === window.location.pathname && !identity.mayBeSignedIn()
// It may have been scrolled before its code came; a router that is handed a page's data leaves it where it stands.
const drawnPage = isDrawn ? { hydrationData: { loaderData: {} } } : {}

// Made before the sign-in is known, so that the code of the first screen is fetched meanwhile.
const app = <App router={createBrowserRouter(createRoutes(), drawnPage)} />

if (isDrawn) hydrateRoot(root, app)
else createRoot(root).render(app)
