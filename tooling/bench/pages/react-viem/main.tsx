import { createRoot } from 'react-dom/client'
import { createClient, http } from 'viem'
import { localChain } from '../localChain.js'

// The second floor: React and the least that a dapp does with viem.
const client = createClient({ chain: localChain, transport: http() })
createRoot(document.getElementById('root') as HTMLElement).render(<button type="button">{client.chain.name}</button>)
