import { createRoot } from 'react-dom/client'

// The floor: React and one button.
createRoot(document.getElementById('root') as HTMLElement).render(<button type="button">Connect Wallet</button>)
