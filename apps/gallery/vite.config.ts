import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@kit/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1' },
})
