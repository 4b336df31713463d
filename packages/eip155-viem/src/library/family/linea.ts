import { linea } from 'viem/chains'

/** viem's code for this family of chains, a separate chunk. */
export const config: Pick<typeof linea, 'fees'> = { fees: linea.fees }
