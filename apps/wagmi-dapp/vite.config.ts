import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the same dapp twice: with the kit, and with its previous setup file. */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    react(),
    {
      name: 'set-up',
      enforce: 'pre',
      resolveId: (id) =>
        mode === 'before' && id === './Providers.js'
          ? fileURLToPath(new URL('src/before/Providers.tsx', import.meta.url))
          : undefined,
    },
  ],
  build: { target: 'es2022', outDir: mode === 'before' ? 'dist/before' : 'dist', emptyOutDir: true },
}))
