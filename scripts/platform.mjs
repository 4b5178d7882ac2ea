/**
 * Why this machine can't run what npm installs, or nothing if it can.
 * @param {{ platform: string, arch: string, node: string, databaseUrl?: string }} machine
 * @returns {string | undefined}
 */
export function unsupported({ platform, arch, node, databaseUrl }) {
  const major = Number(node.split('.')[0]);
  if (major < 20)
    return `Cátedra necesita Node 20 o posterior y aquí hay Node ${node}. Actualízalo y vuelve a intentarlo.`;
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) return undefined;
  if (major >= 24 && databaseUrl) return undefined;
  return (
    `Cátedra trae su propio Node y su propio PostgreSQL solo para Linux x64 y arm64, no para ${platform} ${arch}. ` +
    'Aquí hacen falta Node 24 y un PostgreSQL propio indicado en DATABASE_URL.'
  );
}
