import { writeFileSync } from 'node:fs'
import { formatChains } from './formatChains.js'
import { formatFamilies } from './formatFamilies.js'

// Regenerates the chain tables from viem's definitions: `pnpm --filter @kit/eip155-viem run chains`.
writeFileSync(new URL('../../../../eip155/src/chains.data.ts', import.meta.url), formatChains())
writeFileSync(new URL('../../library/chainFamilies.data.ts', import.meta.url), formatFamilies())
