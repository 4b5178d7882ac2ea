CREATE TABLE "sala_actos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evaluacion_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"texto" text NOT NULL,
	"minutos" integer,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"hechos" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sala_mensajes" (
	"acto_id" uuid NOT NULL,
	"intento_id" uuid NOT NULL,
	"visto_en" timestamp(3) with time zone,
	CONSTRAINT "sala_mensajes_acto_id_intento_id_pk" PRIMARY KEY("acto_id","intento_id")
);
--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "anota" text[] DEFAULT '{"reconexion","control"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "red" text;--> statement-breakpoint
ALTER TABLE "sala_actos" ADD CONSTRAINT "sala_actos_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sala_mensajes" ADD CONSTRAINT "sala_mensajes_acto_id_sala_actos_id_fk" FOREIGN KEY ("acto_id") REFERENCES "public"."sala_actos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sala_mensajes" ADD CONSTRAINT "sala_mensajes_intento_id_intentos_id_fk" FOREIGN KEY ("intento_id") REFERENCES "public"."intentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sala_actos_por_evaluacion" ON "sala_actos" USING btree ("evaluacion_id","en");--> statement-breakpoint
CREATE INDEX "sala_mensajes_de_intento" ON "sala_mensajes" USING btree ("intento_id");--> statement-breakpoint
CREATE INDEX "intento_sucesos_por_caducar" ON "intento_sucesos" USING btree ("en") WHERE "intento_sucesos"."tipo" in ('reconexion', 'control', 'foco', 'pegado', 'equipo', 'red');