import { writeFileSync } from 'node:fs'
import { developmentChainsText } from '../src/testing/developmentChainsText.js'

writeFileSync(new URL('../src/config/developmentChains.data.ts', import.meta.url), developmentChainsText())
