import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The same dapp twice: as it is with the kit, and with the set-up file that it had before. */
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
