import type { ReactNode } from 'react';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import classes from '#ui/frame/Page.module.css';
import { PageHeader } from '#ui/frame/PageHeader.tsx';
import { BackArrow, RunningHead, type Crumb } from '#ui/frame/RunningHead.tsx';
import { FactsBone, TitleBone } from '#ui/states/Bones.tsx';

interface PageProps {
  readonly title: string;
  /** What the browser's tab says, when the title on the page is a whole sentence. */
  readonly documentTitle?: string;
  readonly subtitle?: ReactNode;
  /** What is seen in its place while its words are not known. */
  readonly shown?: ReactNode;
  /** Buttons beside the title; at most one of them filled. */
  readonly action?: ReactNode;
  /** Beside the title: the cover of a course. */
  readonly mark?: ReactNode;
  /** The way here, from the outermost; the last crumb is this page. Without it there is no running head. */
  readonly trail?: readonly Crumb[];
  /** A list: on a phone its title and actions go into the bar, so that its rows begin at once. */
  readonly list?: boolean;
  /** Something in parts, under tabs: on a phone its title goes into the bar, its facts and acts in one line. */
  readonly parts?: boolean;
  /** At the other end of the running head: a date, "Guardado 10:32". */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

interface WaitingPageProps extends Omit<PageProps, 'documentTitle'> {
  /** Its title is already its own: it is seen too. */
  readonly known?: boolean;
  /** It did not come: nothing else says that it is still on its way. */
  readonly failed: boolean;
}

/** A page about something that is still on its way: `title` is heard, and bones are seen in its place. */
export function WaitingPage({
  title,
  subtitle = <FactsBone />,
  trail,
  mark,
  known = false,
  failed,
  ...page
}: WaitingPageProps) {
  if (failed) return <Page {...page} title={title} trail={trail && [...trail, { label: title }]} />;
  return (
    <Page
      {...page}
      title={title}
      mark={mark}
      shown={known ? undefined : <TitleBone />}
      subtitle={subtitle}
      trail={trail && [...trail, { label: known ? title : '…' }]}
    />
  );
}

/** The frame of every screen: running head, title, what can be done, content. */
export function Page({
  title,
  documentTitle,
  shown,
  subtitle,
  action,
  mark,
  trail,
  list = false,
  parts = false,
  aside,
  children,
}: PageProps) {
  useDocumentTitle(documentTitle ?? title);
  // Of a list whose title is what there is to know: on a phone the bar has its name, and what is known its own lines.
  const found = list && documentTitle !== undefined && (shown !== undefined || title !== documentTitle);
  return (
    <>
      {trail && <RunningHead trail={trail} aside={aside} list={list || parts} />}
      <div className={classes.page} data-list={list || undefined} data-parts={parts || undefined}>
        {(list || parts) && trail && <BackArrow trail={trail} />}
        <PageHeader
          title={title}
          name={found ? documentTitle : undefined}
          shown={shown}
          subtitle={subtitle}
          action={action}
          list={list}
          mark={mark}
        />
        {found && (
          <div className={classes.found} aria-hidden>
            {shown ?? title}
          </div>
        )}
        {children}
      </div>
    </>
  );
}
