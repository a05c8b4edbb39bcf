import { bookWords, contract, type Part } from './part.ts'

const web = 'apps/web/src'

const belowScreens = [`${web}/{components,ui,api,identity,session}/**`, `${web}/*.ts`, contract]

/** The rooms of the web app: routes → screens → components → ui. */
export const webParts: Part[] = [
  {
    // What lies in no room of the kit or of the components is a part of nothing, and refused.
    files: `${web}/ui/{class-names.ts,*/**}`,
    mayImport: [`${web}/ui/**`],
    rule: 'ui/ knows nothing of our domain, so that it can be used anywhere; move what needs the domain to components/.',
  },
  {
    files: `${web}/components/*/**`,
    mayImport: belowScreens,
    rule: 'components are used by screens and never know them; they stand on ui/, api/, identity/, session/ and the contract.',
  },
  {
    files: `${web}/screens/<name>/**`,
    mayImport: [`${web}/screens/<name>/**`, ...belowScreens, bookWords],
    rule: 'screens never import each other or the routes; move what two screens share to components/.',
  },
  {
    // What lies in no room of api/ is a part of nothing, and refused.
    files: `${web}/{api/*,identity,session}/**`,
    mayImport: [`${web}/{api,identity,session}/**`, `${web}/*.ts`, contract],
    rule: 'api/, identity/ and session/ talk to the server and know nothing of what is on the screen.',
  },
  {
    files: `${web}/rendering/**`,
    mayImport: [`${web}/**`, contract],
    rule: 'rendering/ runs on the server, outside of the app: it may use all of it, and only the build uses rendering/.',
  },
  {
    files: `${web}/*.ts`,
    mayImport: [`${web}/*.ts`, contract],
    rule: 'what lies beside the folders of the web app is for all of them, so it imports none of them.',
  },
  {
    files: `${web}/*.tsx`,
    mayImport: [`${web}/**`, contract],
    rule: 'the routes join the screens of the web app and need only these and the contract.',
  },
]
