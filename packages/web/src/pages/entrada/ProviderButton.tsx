import { leerProveedor } from '@catedra/shared/sesion/api.ts';
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import classes from '#pages/entrada/ProviderButton.module.css';
import { ask } from '#platform/ask.ts';
import { rememberDestino } from '#platform/destino.ts';

const INICIAR = '/api/sesion/oidc/iniciar';

/** Shown only when an identity provider is configured. */
export function ProviderButton() {
  const destino = useLocation({ select: (location) => location.state.destino });
  const nombre = useProviderName();
  if (!nombre) return null;
  return (
    <>
      <div className={`look-wide-row ${classes.or}`}>o</div>
      <Button
        component="a"
        href={INICIAR}
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconKey size={20} stroke={1.75} aria-hidden />}
        onClick={() => rememberDestino(destino)}
      >
        Entrar con la cuenta de {nombre}
      </Button>
    </>
  );
}

function useProviderName(): string | null {
  const [nombre, setNombre] = useState<string | null>(null);
  useEffect(() => {
    ask(leerProveedor, {}, { anonymous: true }).then(
      (proveedor) => setNombre(proveedor.nombre),
      () => setNombre(null),
    );
  }, []);
  return nombre;
}
