import { writeFile } from 'node:fs/promises'
import { contractTypes } from './contractTypes.js'

await writeFile(new URL('../../contract/contract.data.ts', import.meta.url), await contractTypes())
