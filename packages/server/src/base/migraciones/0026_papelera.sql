CREATE TABLE "papelera" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"documento" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"titulo" text collate "es-x-icu" NOT NULL,
	"estado" text,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"por" uuid NOT NULL,
	"recuperada_en" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "papelera" uuid;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "papelera" uuid;--> statement-breakpoint
ALTER TABLE "secciones" ADD COLUMN "se_va" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "secciones" ADD COLUMN "papelera" uuid;--> statement-breakpoint
ALTER TABLE "papelera" ADD CONSTRAINT "papelera_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "papelera_una_vez" ON "papelera" USING btree ("documento") WHERE "papelera"."recuperada_en" is null;--> statement-breakpoint
CREATE INDEX "papelera_por_fecha" ON "papelera" USING btree ("en","id") WHERE "papelera"."recuperada_en" is null;--> statement-breakpoint
CREATE INDEX "papelera_por_curso" ON "papelera" USING btree ("curso_id","en","id");--> statement-breakpoint
CREATE INDEX "papelera_recuperada" ON "papelera" USING btree ("recuperada_en") WHERE "papelera"."recuperada_en" is not null;--> statement-breakpoint
CREATE INDEX "actividades_en_papelera" ON "actividades" USING btree ("papelera") WHERE "actividades"."papelera" is not null;--> statement-breakpoint
CREATE INDEX "cursos_en_papelera" ON "cursos" USING btree ("papelera") WHERE "cursos"."papelera" is not null;--> statement-breakpoint
CREATE INDEX "secciones_en_papelera" ON "secciones" USING btree ("papelera") WHERE "secciones"."papelera" is not null;--> statement-breakpoint
ALTER TABLE "cursos" ADD CONSTRAINT "cursos_en_papelera_en_borrador" CHECK ("cursos"."papelera" is null or "cursos"."estado" = 'borrador');