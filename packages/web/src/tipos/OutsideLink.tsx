import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import classes from '#tipos/parts.module.css';

interface OutsideLinkProps {
  readonly url: string;
  readonly onOpen?: () => void;
  readonly children: string;
}

/** Leads out of the academy, saying where to. */
export function OutsideLink({ url, onOpen, children }: OutsideLinkProps) {
  if (!/^https?:/.test(url)) return <p className="look-muted">Falta la dirección.</p>;
  return (
    <p className={`look-loose-line look-quiet-inline ${classes.outside}`}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
        onClick={onOpen}
        // The middle button opens it too.
        onAuxClick={onOpen}
      >
        {children}
      </Button>
      <span>Se abre {URL.canParse(url) ? new URL(url).hostname : url} en otra pestaña.</span>
    </p>
  );
}
