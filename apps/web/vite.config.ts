import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './layer-order.ts'
import { precompress } from './precompress.ts'
import { preloadFonts } from './preload-fonts.ts'

/** The server is told the address in the browser, as it stands there: sign-ins are taken from pages of its own only. */
const proxied = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }
const proxy = { '/api': proxied, '/media': proxied }

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    layerOrder(),
    preloadFonts(['fredoka-latin-wght', 'nunito-latin-wght']),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Only tiny marks (ticks, chevrons) travel inside the style sheet; paper and endpapers stay files of their own.
    assetsInlineLimit: 600,
  },
  server: { proxy },
  preview: { proxy },
})
