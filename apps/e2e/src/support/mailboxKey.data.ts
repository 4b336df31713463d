/** Key for the mailbox of the stack's kit-server. */
export const mailboxKey = 'mailbox-of-the-e2e-stack'
