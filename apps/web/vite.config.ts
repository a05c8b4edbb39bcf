import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './layer-order.ts'
import { precompress } from './precompress.ts'
import { preloadFonts } from './preload-fonts.ts'

const server = 'http://127.0.0.1:3000'
/** The server takes sign-ins from pages of its own address only, so they arrive as if from there. */
const proxied = { target: server, headers: { origin: server } }

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
  server: { proxy: { '/api': proxied, '/media': server } },
  preview: { proxy: { '/api': proxied, '/media': server } },
})
