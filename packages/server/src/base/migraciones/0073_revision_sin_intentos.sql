-- A fifth moment of the review, when no attempt is left: empty in what exists, which means what it meant. Nothing that the
-- triggers look at changes, and in an older database they are those of then.
alter table evaluaciones disable trigger user;--> statement-breakpoint
update evaluaciones set revision = revision || '{"sin_intentos": []}'::jsonb where not revision ? 'sin_intentos';--> statement-breakpoint
alter table evaluaciones enable trigger user;
