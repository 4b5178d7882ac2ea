import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { ErrorDeProveedor } from '@catedra/shared/sesion/schemas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { addressKey } from '#features/sesion/sign-in/address.ts';
import { letIn, navegadorDe } from '#features/sesion/sign-in/browser.ts';
import { entrarConProveedor } from '#features/sesion/commands/entrar-con-proveedor.ts';
import { clearCookie, readCookie, visitCookieName, writeCookie } from '#features/sesion/sessions/cookie.ts';
import { createLimits } from '#features/sesion/sign-in/limits.ts';
import { readIdentity } from '#features/sesion/oidc/identity.ts';
import { createProvider, ProviderError } from '#features/sesion/oidc/provider.ts';
import { beginVisit, takeVisit, type Visit } from '#features/sesion/oidc/visits.ts';
import { atSiteOf, siteOf } from '#platform/http/site.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['sesion'];
const VOLVER = '/api/sesion/oidc/volver';
/** A visit changes something, so that looking at its headers must not make one. */
const visitOptions = { config: { acceso: 'publico' as const }, exposeHeadRoute: false };

const explained = (code: ErrorDeProveedor) => `/#error=${code}`;

function sendBack(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = error instanceof ProviderError ? error : new ProviderError('PROVEEDOR_FALLO', error);
  const level = known.code === 'PROVEEDOR_CANCELADO' ? 'info' : 'warn';
  request.log[level]({ codigo: known.code, motivo: known.message }, 'sign-in by the provider failed');
  return reply.redirect(explained(known.code), 302);
}

export function providerRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { config, db, clock } = platform;
  const limits = createLimits(db);
  const provider = createProvider(config, clock);

  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<URL> => {
    const configuration = await provider.configuration();
    const visit: Visit = {
      estado: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verificador: oidc.randomPKCECodeVerifier(),
    };
    const { token, expiraEn } = await beginVisit(db, visit, clock.now());
    writeCookie(reply, config, visitCookieName(config), token, expiraEn);
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: siteOf(request, config) + VOLVER,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(visit.verificador),
      code_challenge_method: 'S256',
      state: visit.estado,
      nonce: visit.nonce,
    });
  };

  const comeBack = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = readCookie(request, visitCookieName(config));
    const visit = token === null ? null : await takeVisit(db, token, clock.now());
    if (!visit) throw new ProviderError('PROVEEDOR_FALLO', new Error('no such visit'));
    const returned = new URL(request.url, siteOf(request, config));
    const identity = await readIdentity(await provider.configuration(), returned, visit);
    const dentro = await runWork(
      atSiteOf(platform, request),
      SISTEMA,
      'sesion.entrar-con-proveedor',
      (work) => entrarConProveedor(work, identity, navegadorDe(request, platform), config.OIDC_CREAR),
    );
    request.log.info({ usuarioId: dentro.usuarioId }, 'entró por el proveedor');
    letIn(reply, platform, dentro);
  };

  routes.get('/api/sesion/oidc/iniciar', {
    ...visitOptions,
    schema: { tags, summary: 'Lleva al proveedor de identidad', querystring: z.strictObject({}) },
    handler: async (request, reply) => {
      if (!config.OIDC_EMISOR) throw noEncontrado();
      await limits.takeVisit(addressKey(request.ip));
      try {
        return reply.redirect((await leave(request, reply)).href, 302);
      } catch (error) {
        return sendBack(request, reply, error);
      }
    },
  });

  routes.get(VOLVER, {
    ...visitOptions,
    schema: { tags, summary: 'Recibe a quien vuelve del proveedor de identidad' },
    handler: async (request, reply) => {
      if (!config.OIDC_EMISOR) throw noEncontrado();
      clearCookie(reply, config, visitCookieName(config));
      try {
        await comeBack(request, reply);
        return reply.redirect('/', 302);
      } catch (error) {
        return sendBack(request, reply, error);
      }
    },
  });
}
