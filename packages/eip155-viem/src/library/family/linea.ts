import { linea } from 'viem/chains'

/** viem's code for this chain family, in a separate chunk. */
export const config: Pick<typeof linea, 'fees'> = { fees: linea.fees }
