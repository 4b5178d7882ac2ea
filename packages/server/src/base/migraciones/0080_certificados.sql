CREATE TABLE "certificados" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"ronda" smallint DEFAULT 1 NOT NULL,
	"numero" text NOT NULL,
	"rectificado" boolean DEFAULT false NOT NULL,
	"codigo" text,
	"codigo_huella" "bytea" NOT NULL,
	"nombre" text collate "es-x-icu",
	"documento" text,
	"titulo" text collate "es-x-icu" NOT NULL,
	"horas" numeric(6,2),
	"nota" numeric(6,2),
	"completado_en" timestamp(3) with time zone NOT NULL,
	"completado_el" date NOT NULL,
	"expedido_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"valido_hasta" date,
	"sustituido_en" timestamp(3) with time zone,
	"sustituido_por" uuid,
	"retirado_en" timestamp(3) with time zone,
	"retirado_por" uuid,
	"motivo" text,
	"papel_huella" text,
	"papel_en" timestamp(3) with time zone,
	CONSTRAINT "certificados_ronda" CHECK ("certificados"."ronda" >= 1)
);
--> statement-breakpoint
CREATE TABLE "curso_certificados" (
	"curso_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"horas" numeric(6,2),
	"muestra_nota" boolean DEFAULT true NOT NULL,
	"nota_minima" numeric(6,2)
);
--> statement-breakpoint
ALTER TABLE "academia" ADD COLUMN "certifica_desde" timestamp(3) with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_retirado_por_usuarios_id_fk" FOREIGN KEY ("retirado_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curso_certificados" ADD CONSTRAINT "curso_certificados_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificados_uno_en_vigor" ON "certificados" USING btree ("usuario_id","curso_id","ronda") WHERE "certificados"."sustituido_en" is null and "certificados"."retirado_en" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificados_por_codigo" ON "certificados" USING btree ("codigo_huella");--> statement-breakpoint
CREATE UNIQUE INDEX "certificados_por_numero" ON "certificados" USING btree ("numero") WHERE "certificados"."sustituido_en" is null;--> statement-breakpoint
CREATE INDEX "certificados_de_persona" ON "certificados" USING btree ("usuario_id","curso_id");--> statement-breakpoint
CREATE INDEX "certificados_de_curso" ON "certificados" USING btree ("curso_id","expedido_en","id");--> statement-breakpoint
CREATE INDEX "certificados_retirados" ON "certificados" USING btree ("expedido_en","id") WHERE "certificados"."retirado_en" is not null;--> statement-breakpoint
CREATE INDEX "certificados_sustituidos" ON "certificados" USING btree ("expedido_en","id") WHERE "certificados"."sustituido_en" is not null;--> statement-breakpoint
CREATE INDEX "certificados_busqueda" ON "certificados" USING gin (llano(coalesce("nombre", '') || ' ' || "titulo" || ' ' || "numero") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "certificados_por_fecha" ON "certificados" USING btree ("expedido_en","id");--> statement-breakpoint
CREATE INDEX "certificados_sin_papel" ON "certificados" USING btree ("expedido_en") WHERE "certificados"."papel_en" is null and "certificados"."codigo" is not null;--> statement-breakpoint
-- What was finished before this day never ends, whatever validity its course had.
update academia set certifica_desde = ahora() where exists (select from usuarios);--> statement-breakpoint
-- A sequence for each year to come: the turn of the year needs no right to create.
do $$ begin
  for año in 2026..2065 loop execute format('create sequence certificados_de_%s', año); end loop;
end $$;
