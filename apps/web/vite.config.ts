import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePlans } from './page-plans.ts'
import { precompress } from './precompress.ts'
import { renderPages } from './render-pages.ts'
import { scriptFiles } from './script-files.ts'
import { serviceWorker } from './service-worker.ts'
import { withoutSummaries } from './without-summaries.ts'
import { writePages } from './write-pages.ts'

/** The server is told the address in the browser, as it stands there: sign-ins are taken from pages of its own only. */
const proxied = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }
const proxy = { '/api': proxied, '/media': proxied }

export default defineConfig({
  plugins: [
    withoutSummaries(),
    react(),
    tailwindcss(),
    writePages(pagePlans),
    renderPages(pagePlans),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Papers and endpapers travel inside the style sheet: small as they are, each would cost a journey of its own.
    assetsInlineLimit: (path, content) => path.endsWith('.svg') && content.length < 4000,
    rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } },
  },
  server: { proxy },
  preview: { proxy },
})
