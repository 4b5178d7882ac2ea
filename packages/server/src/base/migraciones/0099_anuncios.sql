CREATE TABLE "anuncio_lecturas" (
	"usuario_id" uuid NOT NULL,
	"anuncio_id" uuid NOT NULL,
	"leido_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"apartado_en" timestamp(3) with time zone,
	CONSTRAINT "anuncio_lecturas_usuario_id_anuncio_id_pk" PRIMARY KEY("usuario_id","anuncio_id")
);
--> statement-breakpoint
CREATE TABLE "anuncios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"titulo" text collate "es-x-icu" NOT NULL,
	"texto" text DEFAULT '' NOT NULL,
	"a_todos" boolean DEFAULT false NOT NULL,
	"perfiles" uuid[] DEFAULT '{}' NOT NULL,
	"grupos" uuid[] DEFAULT '{}' NOT NULL,
	"cursos" uuid[] DEFAULT '{}' NOT NULL,
	"personas" uuid[] DEFAULT '{}' NOT NULL,
	"ambito" uuid[],
	"desde" timestamp(3) with time zone,
	"hasta" timestamp(3) with time zone,
	"fijado" boolean DEFAULT false NOT NULL,
	"correo" text DEFAULT 'no' NOT NULL,
	"correos_enviados" integer DEFAULT 0 NOT NULL,
	"autor_id" uuid,
	"creado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"publicado_en" timestamp(3) with time zone,
	"publicado_por" uuid,
	"editado_en" timestamp(3) with time zone,
	"otra_vez_en" timestamp(3) with time zone,
	"retirado_en" timestamp(3) with time zone,
	"retirado_por" uuid,
	CONSTRAINT "anuncios_con_comienzo" CHECK ("anuncios"."publicado_en" is null or "anuncios"."desde" is not null)
);
--> statement-breakpoint
ALTER TABLE "anuncio_lecturas" ADD CONSTRAINT "anuncio_lecturas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anuncio_lecturas" ADD CONSTRAINT "anuncio_lecturas_anuncio_id_anuncios_id_fk" FOREIGN KEY ("anuncio_id") REFERENCES "public"."anuncios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anuncios" ADD CONSTRAINT "anuncios_autor_id_usuarios_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anuncios" ADD CONSTRAINT "anuncios_publicado_por_usuarios_id_fk" FOREIGN KEY ("publicado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anuncios" ADD CONSTRAINT "anuncios_retirado_por_usuarios_id_fk" FOREIGN KEY ("retirado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anuncio_lecturas_por_anuncio" ON "anuncio_lecturas" USING btree ("anuncio_id","usuario_id","leido_en");--> statement-breakpoint
CREATE INDEX "anuncios_publicados" ON "anuncios" USING btree ("hasta","desde") WHERE "anuncios"."publicado_en" is not null and "anuncios"."retirado_en" is null;--> statement-breakpoint
CREATE INDEX "anuncios_por_fecha" ON "anuncios" USING btree (coalesce("publicado_en", "creado_en"),"id");--> statement-breakpoint
CREATE INDEX "anuncios_de_autor" ON "anuncios" USING btree ("autor_id",coalesce("publicado_en", "creado_en"),"id");--> statement-breakpoint
CREATE INDEX "anuncios_publicados_por" ON "anuncios" USING btree ("publicado_por","publicado_en");--> statement-breakpoint
CREATE INDEX "anuncios_retirados_por" ON "anuncios" USING btree ("retirado_por") WHERE "anuncios"."retirado_por" is not null;