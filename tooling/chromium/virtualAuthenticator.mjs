/** An authenticator that verifies its person by itself, for `WebAuthn.addVirtualAuthenticator` of the browser. */
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
