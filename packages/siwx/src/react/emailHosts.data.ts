/** Common email domains, offered as completions. */
export const emailHosts = [
  'gmail.com',
  'outlook.com',
  'yahoo.com',
  'hotmail.com',
  'icloud.com',
  'proton.me',
  'aol.com',
] as const
