import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import * as oidc from 'openid-client';
import { ProviderError } from '#features/sesion/oidc/provider.ts';
import type { Visit } from '#features/sesion/oidc/visits.ts';

/** Who the provider says this is. The e-mail is there only if the provider checked it. */
export interface Identity {
  readonly emisor: string;
  readonly sujeto: string;
  readonly correo: string | null;
  readonly nombre: string;
  readonly apellidos: string;
}

type Claims = Readonly<Record<string, unknown>>;

const {
  correo: esquemaDeCorreo,
  nombre: esquemaDeNombre,
  apellidos: esquemaDeApellidos,
} = usuarios.editable.shape;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function verifiedEmail(claims: Claims): string | null {
  if (claims.email_verified !== true) return null;
  const parsed = esquemaDeCorreo.safeParse(claims.email);
  return parsed.success ? parsed.data : null;
}

function identityOf(emisor: string, sujeto: string, claims: Claims): Identity {
  const correo = verifiedEmail(claims);
  const nombre = esquemaDeNombre.safeParse(text(claims.given_name) || text(claims.name));
  const apellidos = esquemaDeApellidos.safeParse(text(claims.family_name));
  return {
    emisor,
    sujeto,
    correo,
    nombre: nombre.success ? nombre.data : (correo?.split('@')[0] ?? ''),
    apellidos: apellidos.success ? apellidos.data : '',
  };
}

const isDown = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

function explain(error: unknown): ProviderError {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return new ProviderError('PROVEEDOR_CANCELADO', error);
  const cause = error instanceof oidc.ClientError ? error.cause : error;
  return new ProviderError(isDown(cause) ? 'PROVEEDOR_NO_DISPONIBLE' : 'PROVEEDOR_FALLO', error);
}

/** Exchanges what the browser brought back for an identity; anything amiss is an error and nobody comes in. */
export async function readIdentity(
  configuration: oidc.Configuration,
  returned: URL,
  visit: Visit,
): Promise<Identity> {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
      pkceCodeVerifier: visit.verificador,
      expectedState: visit.estado,
      expectedNonce: visit.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderError('PROVEEDOR_FALLO');
    const asked =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return identityOf(claims.iss, claims.sub, { ...asked, ...claims });
  } catch (error) {
    throw error instanceof ProviderError ? error : explain(error);
  }
}
