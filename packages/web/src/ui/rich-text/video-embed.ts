/** How a player of elsewhere is framed: at another origin, so letting it keep its own gives it nothing of ours. */
export const FRAME = {
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  allow: 'fullscreen; picture-in-picture; encrypted-media',
  // The player refuses to work for a page that it can't name.
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;
