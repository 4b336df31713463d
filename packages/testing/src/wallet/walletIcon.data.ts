/** The test wallet's icon, an original drawing, as the data URI that EIP-6963 requires. */
export const walletIcon: string = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#3457d5"/><path d="M22 34a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8v4H34a4 4 0 0 0 0 8h40v18a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" fill="#fff"/><circle cx="61" cy="58" r="5" fill="#3457d5"/></svg>',
)}`
