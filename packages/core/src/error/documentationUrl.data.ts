/** The root of the repository on the web, for {@link KitError.docsUrl}. `npm run versions -- --repository <url>` changes it. */
export const documentationUrl = 'https://kit.example/kit/blob/main/'
