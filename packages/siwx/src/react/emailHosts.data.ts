/** Hosts of many addresses, offered to whoever types one. */
export const emailHosts = [
  'gmail.com',
  'outlook.com',
  'yahoo.com',
  'hotmail.com',
  'icloud.com',
  'proton.me',
  'aol.com',
] as const
