/**
 * URL of each page of the documentation, in which `$1` is its path: in the repository, until `npm run versions -- --docs <url>` names a
 * site. For {@link KitError.docsUrl}.
 */
export const documentationUrl = 'https://kit.example/kit/tree/main/docs/$1.md'
