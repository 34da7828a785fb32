-- What a company's name looks like to somebody who glances at it: the letters and digits of whatever alphabet, each as the Latin
-- one it could be taken for, without accents, case, spaces, punctuation and what cannot be seen. Two companies whose names look
-- the same cannot be told apart, so there is one of them. The pairs are those of Unicode's confusables.txt (UTS 39) that stand for
-- a single letter or digit of ASCII; i, l and 1 count as one, as do o and 0, m and rn, w and vv.
create function company_look(name text) returns text language sql immutable strict parallel safe as $$
  select case when plain = '' then lower(name) else plain end from (
    select replace(replace(translate(lower(translate(
      regexp_replace(normalize(name, NFKD), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0300-\u036f\u061c\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3164\ufe00-\ufe2f\ufeff\uffa0\ufff0-\uffff]', '', 'g'),
      'ÐØðøĐđĦħıŁłŦŧƀƂƃƄƅƉƌƍƑƒƖƗƙƚƝƞƟƥƦƧƨƭƮƴƵƶƷƻƼƽǀǤǥȜȝȢȣȤȥȼȾɄɆɇɈɉɍɎɏɑɓɖɗɜɠɡɣɦɨɩɪɫɭɯɲɳɵɼɽʀʂʈʉʋʏʐʒʝʠͿΑΒΕΖΗΘΙ' ||
      'ΚΜΝΟΡΤΥΧαβγεζηθικμνορστυχϜϝϨϩϳϺϻЅІЈАБВЕЗКМНОРСТУХЬабвгезкмнорстухьѕіјћѡѢѣѲѳѴѵҌҍғҘҙҚқҞҟҢңҪҫҬҭҮүҰұҲҳһҽ' ||
      'ҿӀӇӈӉӊӍӎӏӠӡӨөԁԌԍԛԜԝՍՏՕագզհոռստցքօ߀ߊ०০৪৭੦੧੪૦ଠ୦୨௦౦೦ഠ൦൭๐໐ဝ၀ყჿሀዐᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᎾᏀᏂᏃᏌᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏫᏮᏲᏳᏴᏺᏻᏼᐯᑌᑭ' ||
      'ᑯᑲᑳᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷᚷᛁᛕᛖᲀᲂᲃᲄᲅᲇᴄᴏᴑᴜᴠᴡᴢᴦᵮᵰᵲᵴᵵᵶᵻᵼᵽᵾᶃᶌẝỿⱦⱧⱨⱩⱪⲅⲎⲏⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭⳊⳋⳌⳍⳐⳑⳒⳓⴱⴸⴹⵁⵏⵔⵕⵝ〇ꓐꓑꓒꓓꓔꓖ' ||
      'ꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꙄꙅꙇꚕꛟꛯꜱꝀꝁꝊꝋꝚꝛꝡꝪꝫꝮꝯꞘꞙꞟꞫꞲꞳꞴꞵꬲꬵꬽꬾꭇꭈꭎꭒꭓꭚꭰꭱꭲꭴꭵꭹꭺꭻꭼꮁꮃꮇꮋꮍꮎꮐꮒꮓꮜꮞꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷꮻꮾ',
      'dododdhhillttbbbbbddgffllklnnopr22ttyzz325slgg3388zzctueejjryyabdd3ggyhiiillwnnorrrstuuyz3jqjabezhol' ||
      'kmnoptyxabyeznoikmvopotuxff22jmmsljabbe3kmhopctyxba6bre3kmhopctyxbsijhwbboovvbbr33kkkkhhccttyyyyxxhe' ||
      'elhhhhmmi33oodggqwwusowqqhnnusgfooloo89o98ooo9ooooo9ooooyouodrtiyajewmhyoghzu4brwsvslcpkdo6hgbhgbvup' ||
      'dbbjl2xhxrbfaddmbxlkmbocttbcoouvwzrfnrstziipugyfythhkkrhhllkkmmnnooppccttyyxx9933ll66oveoloqxobpddtg' ||
      'kjczfmnlsrvhwxyaelou22ihv2skkoo22w3399ffu3jxbbefoorruuxydrtoiyajerwmhyoghzu4brwsvslcpkdo6')),
      'i10', 'llo'), 'rn', 'm'), 'vv', 'w') as plain
  ) as looked
$$;

alter table company add column name_look text;
-- Why the platform has taken its verification back: what the company changed of itself, and when.
alter table company add column verification_ended jsonb;

-- Companies that look alike already keep their names; the first has the look, and nobody else gets it.
update company c set name_look = l.look || case when l.place > 1 then ' ' || c.id else '' end
from (select id, company_look(name) as look, row_number() over (partition by company_look(name) order by id) as place from company) l
where l.id = c.id;
alter table company alter column name_look set not null;
create unique index company_name_look on company (name_look);

create function company_gets_look() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_look := company_look(new.name); end if;
  return new;
end $$;
create trigger company_gets_look before insert or update of name on company for each row execute function company_gets_look();
