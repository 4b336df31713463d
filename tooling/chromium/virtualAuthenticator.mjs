/** Options of the browser's `WebAuthn.addVirtualAuthenticator` for an authenticator that verifies its user automatically. */
export const virtualAuthenticator = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
  hasPrf: true,
}
